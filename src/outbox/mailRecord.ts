export const mailKinds = [
  // To the shop: a request.
  'request',
  // To the visitor: the request was received.
  'acknowledgement',
  // To the shop: many requests.
  'digest',
  // To the shop: the number of suspect requests that wait.
  'suspects',
] as const
export type MailKind = (typeof mailKinds)[number]

/** A mail that this process has claimed to send it. */
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

/** Makes a Message-ID. The id is the request's, or the mail's own where it is not about one request. */
export type MessageIdOf = (id: string, kind: MailKind) => string
