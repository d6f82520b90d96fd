import { DigestMail } from '../../views/mail/DigestMail'
import { digestContent, digestText } from '../../views/mail/digestContent'
import type { Config } from '../config/config'
import type { SavedQuote } from '../shared/quotes'
import { htmlOf } from './htmlOf'
import type { Mail } from './mailer'
import type { ClaimedMail } from './mailRecord'

/** The requests of one digest. */
export interface DigestRequests {
  /** The oldest first. */
  requests: readonly SavedQuote[]
  /** How many more wait. */
  waiting: number
}

/** One mail for many requests. */
export function digestMail(
  { requests, waiting }: DigestRequests,
  { messageId, createdAt }: Pick<ClaimedMail, 'messageId' | 'createdAt'>,
  { mailTo, siteUrl }: Pick<Config, 'mailTo' | 'siteUrl'>,
): Mail {
  const content = digestContent(requests, waiting, siteUrl)
  return {
    messageId,
    to: mailTo,
    subject: content.subject,
    text: digestText(content),
    html: htmlOf(DigestMail, content),
    date: createdAt,
  }
}
