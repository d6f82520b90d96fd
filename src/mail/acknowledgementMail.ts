import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AcknowledgementMail, acknowledgementText } from '../../views/mail/AcknowledgementMail'
import type { Config } from '../config'
import { defaultLanguage } from '../shared/languages'
import { referenceOf, type SavedRequest } from '../shared/requests'
import { shop } from '../shared/shop'
import type { Mail } from './mailer'

/** The visitor's acknowledgement, in the language of the page the request came from. */
export function acknowledgementMail(
  request: SavedRequest,
  messageId: string,
  config: Pick<Config, 'mailTo'>,
): Mail {
  const language = request.language ?? defaultLanguage
  const reference = referenceOf(request.id)
  const text = acknowledgementText[language]
  const element = createElement(AcknowledgementMail, { language, reference })
  return {
    messageId,
    to: request.email,
    replyTo: { name: shop.name, address: config.mailTo },
    subject: text.subject(reference),
    text: [
      ...text.paragraphs(reference),
      [shop.name, `${text.phone}: ${shop.landline}`, text.hours].join('\n'),
    ].join('\n\n'),
    html: `<!doctype html>${renderToStaticMarkup(element)}`,
    date: new Date(request.createdAt),
    automatic: true,
  }
}
