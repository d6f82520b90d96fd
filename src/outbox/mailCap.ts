/**
 * The rules of the cap on mails. Each new mail is judged once, in the order of arrival: while there is
 * room in the sliding window it is started, which is never taken back. Above the cap a request is
 * held for a digest, and an acknowledgement is left out: the page has said the same.
 *
 * A digest is written a sixth of the window after the first request was held, and every sixth as long
 * as requests are; the next waits until the one before is sent or refused. It carries up to
 * `digestCarries` requests, chosen once, so that each try has the same content: `digestSize` in full, the
 * others in a line each, so that ten thousand are told of within the window. Those that resemble few
 * others come first: of a hundred bots with one text, one comes before the customer among them, and
 * the others are one entry with it. What no digest has carried stays held, and counts as unsent.
 */
export interface MailCap {
  /** Mails of one kind that may start within any span of `windowMs`. */
  mails: number
  windowMs: number
}

/** Digests within one window, besides the mails that the cap allows. */
export const digestsPerWindow = 6

/** Requests that one digest tells of in full at most. */
export const digestSize = 100

/** Requests that one digest carries at most: a line each makes some hundred kilobytes. */
export const digestCarries = 2000

/** So many requests of one text are told of each by itself; more are one entry of a digest. */
export const mostApart = 20

/** Places in a digest reserved for the latest requests, so that they do not wait for a whole flood. */
export const placesForLatest = 30

/** The count of similar requests stops here: more would not change their place in a digest. */
const mostLikes = 20

/** How many held requests a mail resembles, when the one before it resembles `likes`. */
export function moreLikes(likes: number): number {
  return Math.min(likes + 1, mostLikes)
}

/** How many requests of one window mails and digests can tell of in full; more are a flood. */
export function requestsTold({ mails }: MailCap): number {
  return mails + digestsPerWindow * digestSize
}

/** The beginning of the window that ends now. */
export function windowBefore({ windowMs }: MailCap, now: Date): Date {
  return new Date(now.getTime() - windowMs)
}

/**
 * First and last moment at which a mail that takes up room was started. Another process's clock may
 * be ahead, but what a clock more than a window ahead has written does not count.
 */
export function windowAround({ windowMs }: MailCap, now: Date): [from: Date, to: Date] {
  return [new Date(now.getTime() - windowMs + 1), new Date(now.getTime() + windowMs)]
}
