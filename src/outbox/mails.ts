import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  AcknowledgementMail,
  acknowledgementContent,
  acknowledgementText,
} from '../../views/mail/AcknowledgementMail'
import { DigestMail } from '../../views/mail/DigestMail'
import { digestContent, digestText } from '../../views/mail/digestContent'
import { itemLines } from '../../views/mail/mailItems'
import { RequestMail } from '../../views/mail/RequestMail'
import { requestMailContent, requestMailText } from '../../views/mail/requestMailContent'
import { SuspectsMail, suspectsContent } from '../../views/mail/SuspectsMail'
import type { Config } from '../config/config'
import type { SavedQuote } from '../shared/quotes'
import { shop } from '../shared/shop'
import type { Mail } from './mailer'

/** A mail as the outbox has it. */
type Envelope = Pick<Mail, 'messageId'> & { createdAt: Date }

/** Where the shop and its site are. */
type Shop = Pick<Config, 'siteUrl' | 'mailTo'>

/** The HTML form of a mail. */
function htmlOf<Content>(View: FunctionComponent<{ content: Content }>, content: Content): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(View, { content }))}`
}

/** The mail with a request to the shop; an answer to it goes to the visitor. */
export function requestMail(
  request: SavedQuote,
  messageId: string,
  { siteUrl, mailTo }: Shop,
): Mail {
  const content = requestMailContent(request, siteUrl)
  return {
    messageId,
    to: mailTo,
    // `=?` begins an encoded word, which mail programs decode, into line breaks for example.
    replyTo: { name: content.name.replaceAll('=?', '= ?'), address: request.email },
    subject: content.subject,
    text: requestMailText(content),
    html: htmlOf(RequestMail, content),
    date: new Date(request.createdAt),
  }
}

/** The visitor's acknowledgement, in the language of the page the request came from. */
export function acknowledgementMail(
  request: SavedQuote,
  messageId: string,
  { mailTo }: Pick<Shop, 'mailTo'>,
): Mail {
  const content = acknowledgementContent(request)
  const { language, reference, items, others } = content
  const text = acknowledgementText[language]
  const wishes = [...itemLines(items), others].filter(Boolean).join('\n')
  return {
    messageId,
    to: request.email,
    replyTo: mailTo.split(', ').map((address) => ({ name: shop.name, address })),
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

/** The requests of one digest. */
export interface DigestRequests {
  /** The oldest first. */
  requests: readonly SavedQuote[]
  /** How many more wait. */
  waiting: number
}

/** One mail to the shop for many requests. */
export function digestMail(
  { requests, waiting }: DigestRequests,
  { messageId, createdAt }: Envelope,
  { siteUrl, mailTo }: Shop,
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

/** The mail to the shop with the number of suspect requests that wait. */
export function suspectsMail(
  count: number,
  { messageId, createdAt }: Envelope,
  { mailTo }: Pick<Shop, 'mailTo'>,
): Mail {
  const content = suspectsContent(count)
  return {
    messageId,
    to: mailTo,
    subject: content.subject,
    text: content.line,
    html: htmlOf(SuspectsMail, content),
    date: createdAt,
  }
}
