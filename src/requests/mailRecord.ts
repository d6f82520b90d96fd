/**
 * What a mail tells, and whom: the shop of a request, a visitor of its receipt, the shop of many, the
 * shop of how many suspect ones wait.
 */
export type MailKind = 'request' | 'acknowledgement' | 'digest' | 'suspects'

/** A mail that this process has taken on itself to send. */
export interface ClaimedMail {
  id: string
  kind: MailKind
  /** The request it tells of; null for a mail of several. */
  contactId: string | null
  /** The same on every try. */
  messageId: string
  /** Tries before this one. */
  attempts: number
  createdAt: Date
  /** Of a digest: how many requests were still waiting when it was written. */
  leftOver: number | null
  /** Proves that this process still holds the lease. */
  claim: string
}

/** Mails that have not gone out. */
export interface Backlog {
  unsent: number
  /** Seconds since the oldest of them was written, or until the moment that a wrong clock gave one. */
  oldestAgeS: number
  /** Those that a server refused for good, which are tried seldom. */
  refused: number
  /** Those that wait for a digest. */
  held: number
  /** Those that are files, and reached nobody. */
  written: number
}

/** The Message-ID of the mail of a kind for an id: a request's, or the mail's own. */
export type MessageIdOf = (id: string, kind: MailKind) => string
