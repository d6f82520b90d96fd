/** What a mail of one kind tells, and whom. */
export const mailKinds = [
  // The shop, of a request.
  'request',
  // A visitor, of its receipt.
  'acknowledgement',
  // The shop, of many requests.
  'digest',
  // The shop, of how many suspect requests wait.
  'suspects',
] as const
export type MailKind = (typeof mailKinds)[number]

/** A mail that this process has taken on itself to send. */
interface Claimed {
  id: string
  /** The same on every try. */
  messageId: string
  /** Tries before this one. */
  attempts: number
  createdAt: Date
  /** Proves that this process still holds the lease. */
  claim: string
}

export interface ClaimedDigest extends Claimed {
  kind: 'digest'
  /** How many requests were still waiting when it was written. */
  leftOver: number
}

interface MailOfOne extends Claimed {
  kind: 'request' | 'acknowledgement'
  quoteId: string
}

export type ClaimedMail = MailOfOne | ClaimedDigest | (Claimed & { kind: 'suspects' })

/** The Message-ID of the mail of a kind for an id: a request's, or the mail's own. */
export type MessageIdOf = (id: string, kind: MailKind) => string
