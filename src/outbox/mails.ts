import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  AcknowledgementMail,
  acknowledgementContent,
  acknowledgementMailText,
} from '../../views/mail/AcknowledgementMail'
import { DigestMail } from '../../views/mail/DigestMail'
import { digestContent, digestText } from '../../views/mail/digestContent'
import { RequestMail } from '../../views/mail/RequestMail'
import { requestMailContent, requestMailText } from '../../views/mail/requestMailContent'
import { SuspectsMail, suspectsContent } from '../../views/mail/SuspectsMail'
import type { SavedQuote } from '../shared/quotes'
import type { Shop } from '../shared/shop'
import type { MailContent } from './mailer'

/** What a mail says of the shop, and where it goes. */
interface MailSite {
  siteUrl: string
  /** One or more addresses, separated by commas. */
  mailTo: string
  shop: Shop
}

function htmlOf<Content>(View: FunctionComponent<{ content: Content }>, content: Content): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(View, { content }))}`
}

/** The mail with a request to the shop; an answer to it goes to the visitor. */
export function requestMail(quote: SavedQuote, { siteUrl, mailTo, shop }: MailSite): MailContent {
  const content = requestMailContent(quote, siteUrl, shop.name)
  return {
    to: mailTo,
    // `=?` begins an encoded word, which mail programs decode, into line breaks for example.
    replyTo: { name: content.name.replaceAll('=?', '= ?'), address: quote.email },
    subject: content.subject,
    text: requestMailText(content),
    html: htmlOf(RequestMail, content),
  }
}

/** The visitor's acknowledgement, in the language of the page the request came from. */
export function acknowledgementMail(
  quote: SavedQuote,
  { mailTo, shop }: Pick<MailSite, 'mailTo' | 'shop'>,
  now = new Date(),
): MailContent {
  const content = acknowledgementContent(quote, shop, now)
  return {
    to: quote.email,
    replyTo: mailTo.split(', ').map((address) => ({ name: shop.name, address })),
    subject: content.subject,
    text: acknowledgementMailText(content),
    html: htmlOf(AcknowledgementMail, content),
    automatic: true,
  }
}

export interface DigestQuotes {
  /** The oldest first. */
  quotes: readonly SavedQuote[]
  /** How many more wait. */
  waiting: number
}

export function digestMail(
  { quotes, waiting }: DigestQuotes,
  { siteUrl, mailTo, shop }: MailSite,
): MailContent {
  const content = digestContent(quotes, waiting, siteUrl, shop.name)
  const forms = { text: digestText(content), html: htmlOf(DigestMail, content) }
  return { to: mailTo, subject: content.subject, ...forms }
}

/** The mail to the shop with the number of suspect requests that wait. */
export function suspectsMail(count: number, { mailTo, shop }: MailSite): MailContent {
  const content = suspectsContent(count, shop.name)
  const forms = { text: content.line, html: htmlOf(SuspectsMail, content) }
  return { to: mailTo, subject: content.subject, ...forms }
}
