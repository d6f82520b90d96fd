import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DigestMail } from '../../views/mail/DigestMail'
import { digestContent, digestText } from '../../views/mail/digestContent'
import type { Config } from '../config/config'
import type { DigestRequests } from '../shared/digests'
import type { Mail } from './mailer'
import type { ClaimedDigest } from './mailRecord'

/** One mail for many requests; the same on every try. */
export function digestMail(
  requests: DigestRequests,
  { messageId, createdAt, leftOver }: Pick<ClaimedDigest, 'messageId' | 'createdAt' | 'leftOver'>,
  config: Pick<Config, 'mailTo'>,
): Mail {
  const content = digestContent(requests, leftOver)
  return {
    messageId,
    to: config.mailTo,
    subject: content.subject,
    text: digestText(content),
    html: `<!doctype html>${renderToStaticMarkup(createElement(DigestMail, { content }))}`,
    date: createdAt,
  }
}
