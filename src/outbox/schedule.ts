/** When a mail that failed is tried again; all times in milliseconds. */
export interface Schedule {
  /** Waits after the first failures, in order. */
  first: readonly number[]
  /** The wait after all later failures. */
  later: number
  /** Share of a wait by which it may be longer or shorter, so that retries do not coincide. */
  jitter: number
  /** Age at which a mail goes to the slow lane. */
  patience: number
  /** The wait in the slow lane, where refused mails are. */
  slow: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

export const schedule: Schedule = {
  first: [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute],
  later: hour,
  jitter: 0.1,
  patience: 5 * 24 * hour,
  slow: 6 * hour,
}

/** The hour (UTC) of the mail about suspect requests: seven or eight in Rome. */
const morningHour = 6

export function nextMorning(now: Date): Date {
  const morning = new Date(now)
  morning.setUTCHours(morningHour, 0, 0, 0)
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1)
  return morning
}

/**
 * The next try of a mail that has just failed.
 * @param failures tries so far, this one included
 * @param refused whether the server refused this mail permanently
 */
export function nextTry(
  { failures, refused, createdAt, now }: NextTryInput,
  { first, later, jitter, patience, slow }: Schedule,
): { dueAt: Date; slow: boolean } {
  const isSlow = refused || now.getTime() - createdAt.getTime() > patience
  const wait = isSlow ? slow : (first[failures - 1] ?? later)
  const jittered = wait * (1 + jitter * (2 * Math.random() - 1))
  return { dueAt: new Date(now.getTime() + jittered), slow: isSlow }
}

interface NextTryInput {
  failures: number
  refused: boolean
  createdAt: Date
  now: Date
}
