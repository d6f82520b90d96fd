import { dayMs, hourMs } from '../shared/spans'
import type { ClaimedMail } from './mailRecord'

const second = 1000
const minute = 60 * second

/** When a mail that failed is tried again; all times in milliseconds. */
export const schedule = {
  /** Waits after the first failures, in order, and after all later ones. */
  first: [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute],
  later: hourMs,
  /** Share of a wait by which it may be longer or shorter, so that retries do not coincide. */
  jitter: 0.1,
  /** Age at which a mail goes to the slow lane, where refused mails are, and the wait there. */
  patience: 5 * dayMs,
  slow: 6 * hourMs,
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
 * @param refused whether the server refused this mail permanently
 */
export function nextTry(
  { attempts, createdAt }: Pick<ClaimedMail, 'attempts' | 'createdAt'>,
  refused: boolean,
  now: Date,
  { first, later, jitter, patience, slow }: typeof schedule,
): { dueAt: Date; slow: boolean } {
  const isSlow = refused || now.getTime() - createdAt.getTime() > patience
  const wait = isSlow ? slow : (first[attempts] ?? later)
  const jittered = wait * (1 + jitter * (2 * Math.random() - 1))
  return { dueAt: new Date(now.getTime() + jittered), slow: isSlow }
}
