import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RequestMail } from '../../views/mail/RequestMail'
import { requestMailContent, requestMailText } from '../../views/mail/requestMailContent'
import type { Config } from '../config'
import type { SavedRequest } from '../shared/requests'
import type { Mail } from './mailer'

/** The mail that tells the shop of a request; answering it writes to the visitor. */
export function requestMail(
  request: SavedRequest,
  config: Pick<Config, 'siteUrl' | 'mailFrom' | 'mailTo'>,
): Mail {
  const content = requestMailContent(request, config.siteUrl)
  return {
    messageId: messageIdOf(request.id, config.mailFrom),
    to: config.mailTo,
    replyTo: { name: content.name, address: request.email },
    subject: content.subject,
    text: requestMailText(content),
    html: `<!doctype html>${renderToStaticMarkup(createElement(RequestMail, { content }))}`,
    date: new Date(request.createdAt),
  }
}

/** A Message-ID in the shop's domain that follows from the id alone. */
export function messageIdOf(id: string, mailFrom: string): string {
  return `<${id}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`
}
