import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DigestMail, digestLimit, digestRest, digestSubject } from '../../views/mail/DigestMail'
import type { Config } from '../config'
import { referenceOf, type SavedRequest } from '../shared/requests'
import type { Mail } from './mailer'

/** One mail for many requests. @param date when the digest was written */
export function digestMail(
  requests: readonly SavedRequest[],
  messageId: string,
  date: Date,
  config: Pick<Config, 'mailTo'>,
): Mail {
  const shown = requests
    .slice(0, digestLimit)
    .map((request) =>
      [
        `${request.firstName} ${request.lastName} · ${request.requestType} · ${referenceOf(request.id)}`,
        `${request.email} ${request.phone}`.trim(),
        request.message,
      ].join('\n'),
    )
  return {
    messageId,
    to: config.mailTo,
    subject: digestSubject(requests.length),
    text: [...shown, digestRest(requests.length)].join('\n\n'),
    html: `<!doctype html>${renderToStaticMarkup(createElement(DigestMail, { requests }))}`,
    date,
  }
}
