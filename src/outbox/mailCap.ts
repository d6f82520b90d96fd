/**
 * The cap on mails. It decides once on each new mail, in the order of arrival. A mail for which there is
 * room in the sliding window is started, and that is never taken back. Above the cap a request is held
 * for a digest, and an acknowledgement is deleted: the page has said the same.
 *
 * The first digest is written a sixth of the window after a request was held, and another one every sixth
 * as long as requests are held, but none while the one before is neither sent nor refused. The requests
 * of a digest are chosen once, so that each try has the same content. `fullPerDigest` of them are shown
 * in full and the others in a line each, so that ten thousand reach the shop within the window. The
 * unusual ones come first (`unusualFirst.ts`). A request that is in no digest yet stays held, and counts
 * as unsent.
 */
export interface MailCap {
  /** Mails of one kind that may start within any span of `windowMs`. */
  mails: number
  windowMs: number
}

/** Digests within one window, besides the mails that the cap allows. */
export const digestsPerWindow = 6

/** Requests that one digest shows in full at most. */
export const fullPerDigest = 100

/** Requests in one digest at most: a line each makes some hundred kilobytes. */
export const requestsPerDigest = 2000

/** Alike requests up to this number are shown one by one; more of them are one entry of a digest. */
export const mostUngrouped = 20

/** Places in a digest reserved for the latest requests, so that they do not wait for a whole flood. */
export const placesForLatest = 30

/** Requests of one window that mails and digests show in full at most; more are a flood. */
export function fullPerWindow({ mails }: MailCap): number {
  return mails + digestsPerWindow * fullPerDigest
}

/**
 * First and last moment of mails that take up room now. Another process's clock may be ahead, but mails
 * from a clock that is more than a window ahead do not count.
 */
export function windowAround({ windowMs }: MailCap, now: Date): [from: Date, to: Date] {
  return [new Date(now.getTime() - windowMs + 1), new Date(now.getTime() + windowMs)]
}
