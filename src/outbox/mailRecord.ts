import type { Config } from '../config/config'

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

type KindOfMany = 'digest' | 'suspects'

/** The one request that a mail is about, or none. */
export type MailSubject =
  | { kind: Exclude<MailKind, KindOfMany>; quoteId: string }
  | { kind: KindOfMany; quoteId: null }

/** A mail that this process has claimed to send it. */
export type ClaimedMail = MailSubject & {
  id: string
  /** The same on every try. */
  messageId: string
  /** Tries before this one. */
  attempts: number
  createdAt: Date
  /** Proves that this process still holds the lease. */
  claim: string
}

/**
 * The Message-ID for an id and kind, of the sender's domain or, without one, the site's.
 * @param id the request's, or the mail's own where it is not about one request
 */
export function messageId(
  id: string,
  kind: string,
  { mailFrom, siteUrl }: Pick<Config, 'mailFrom' | 'siteUrl'>,
): string {
  const domain = mailFrom?.address.split('@').at(-1) ?? new URL(siteUrl).hostname
  return `<${id}.${kind}@${domain}>`
}

/** The id and kind in a Message-ID, `ID.KIND`: a mail that is a file is called by them. */
export const nameIn = (messageId: string): string => messageId.slice(1, messageId.indexOf('@'))
