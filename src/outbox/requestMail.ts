import { RequestMail } from '../../views/mail/RequestMail'
import { requestMailContent, requestMailText } from '../../views/mail/requestMailContent'
import type { Config } from '../config/config'
import type { SavedQuote } from '../shared/quotes'
import { htmlOf } from './htmlOf'
import type { Mail } from './mailer'

/** The mail with a request to the shop; an answer to it goes to the visitor. */
export function requestMail(
  request: SavedQuote,
  messageId: string,
  config: Pick<Config, 'siteUrl' | 'mailTo'>,
): Mail {
  const content = requestMailContent(request, config.siteUrl)
  return {
    messageId,
    to: config.mailTo,
    // `=?` begins an encoded word, which mail programs decode, into line breaks for example.
    replyTo: { name: content.name.replaceAll('=?', '= ?'), address: request.email },
    subject: content.subject,
    text: requestMailText(content),
    html: htmlOf(RequestMail, content),
    date: new Date(request.createdAt),
  }
}
