import { SuspectsMail, suspectsContent } from '../../views/mail/SuspectsMail'
import type { Config } from '../config/config'
import { htmlOf } from './htmlOf'
import type { Mail } from './mailer'

/** The mail to the shop with the number of suspect requests that wait. */
export function suspectsMail(
  count: number,
  { messageId, createdAt }: { messageId: string; createdAt: Date },
  config: Pick<Config, 'mailTo'>,
): Mail {
  const content = suspectsContent(count)
  return {
    messageId,
    to: config.mailTo,
    subject: content.subject,
    text: content.line,
    html: htmlOf(SuspectsMail, content),
    date: createdAt,
  }
}
