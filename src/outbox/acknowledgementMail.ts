import {
  AcknowledgementMail,
  acknowledgementContent,
  acknowledgementText,
} from '../../views/mail/AcknowledgementMail'
import { itemLines } from '../../views/mail/mailItems'
import type { Config } from '../config/config'
import type { SavedQuote } from '../shared/quotes'
import { shop } from '../shared/shop'
import { htmlOf } from './htmlOf'
import type { Mail } from './mailer'

/** The visitor's acknowledgement, in the language of the page the request came from. */
export function acknowledgementMail(
  request: SavedQuote,
  messageId: string,
  config: Pick<Config, 'mailTo'>,
): Mail {
  const content = acknowledgementContent(request)
  const { language, reference, items, others } = content
  const text = acknowledgementText[language]
  const wishes = [...itemLines(items), others].filter(Boolean).join('\n')
  return {
    messageId,
    to: request.email,
    replyTo: config.mailTo.split(', ').map((address) => ({ name: shop.name, address })),
    subject: text.subject(reference),
    text: [
      ...text.paragraphs(reference),
      ...(wishes === '' ? [] : [wishes]),
      [shop.name, `${text.phone}: ${shop.landline}`, text.hours].join('\n'),
    ].join('\n\n'),
    html: htmlOf(AcknowledgementMail, content),
    date: new Date(request.createdAt),
    automatic: true,
  }
}
