import type { BriefRequest, DigestRequests } from '../../src/shared/digests'
import { referenceOf, type SavedQuote } from '../../src/shared/quotes'
import { italianTime } from '../../src/shared/romanTime'
import { mailLink } from '../../src/shared/shop'
import { categoryLabels } from '../text/categoryLabels'
import { itemLines, mailItems } from './mailItems'
import { languageNames, replySubject } from './requestMailContent'
import { shortened } from './shortened'

/** One sender of a message. */
export interface DigestSender {
  id: string
  name: string
  /** Type, reference, time and language of the request. */
  about: string
  email: string
  phone: string
  /** Company, product line and products, as far as they fit. */
  wishes: string
  replyLink: string
}

/** A message, and everybody who sent it. */
interface DigestEntry {
  message: string
  /** Where the rest of a shortened message is. */
  more: string
  senders: DigestSender[]
  /** The number and references of requests with an alike message; empty without any. */
  alike: string
}

/** The texts of a digest, in Italian, ready for both forms of the mail. */
export interface DigestContent {
  subject: string
  entries: DigestEntry[]
  /** The heading of the lines; empty without any. */
  briefTitle: string
  /** Requests in one line each. */
  lines: string[]
  /** How many more requests wait; empty if none does. */
  rest: string
}

/** UTF-16 units of all messages of a digest together: mail programs cut off what is much longer. */
const messagesTotal = 40_000

const wishesTotal = 200

/** Characters of a name, and of a message, in a line. */
const briefLength = 60

const counted = (count: number) =>
  `${count.toLocaleString('it-IT')} ${count === 1 ? 'richiesta' : 'richieste'}`

/** Where the rest of an entry has the field; a few only `requests show` has. */
const elsewhere = () => ''

/** What the line of wishes says of each field, in their order. */
const wishes: Readonly<Record<keyof SavedQuote, (request: SavedQuote) => string>> = {
  company: ({ company }) => company,
  line: ({ line }) => (line ? categoryLabels[line].it : ''),
  items: ({ items }) => itemLines(mailItems(items, 'it', 'non a catalogo')).join(' · '),
  products: ({ products }) => products.join(' · '),
  id: elsewhere,
  createdAt: elsewhere,
  firstName: elsewhere,
  lastName: elsewhere,
  email: elsewhere,
  phone: elsewhere,
  requestType: elsewhere,
  message: elsewhere,
  language: elsewhere,
  vatNumber: elsewhere,
  page: elsewhere,
  elapsedMs: elsewhere,
}

const joined = (texts: readonly string[]) => texts.filter(Boolean).join(' · ')

function senderOf(request: SavedQuote): DigestSender {
  const about = [
    request.requestType,
    referenceOf(request.id),
    italianTime(new Date(request.createdAt)),
    request.language ? languageNames[request.language] : '',
  ]
  const wished = Object.values(wishes).map((wishOf) => wishOf(request))
  return {
    id: request.id,
    name: `${request.firstName} ${request.lastName}`,
    about: joined(about),
    email: request.email,
    phone: request.phone,
    wishes: shortened(joined(wished), wishesTotal),
    replyLink: mailLink(request.email, replySubject(request)),
  }
}

function restOf(leftOver: number): string {
  if (leftOver === 0) return ''
  const wait = leftOver === 1 ? 'attende' : 'attendono'
  return `${leftOver === 1 ? 'Un’altra richiesta' : `Altre ${counted(leftOver)}`} ${wait} il prossimo riepilogo. L’elenco completo: requests list --unsent`
}

function lineOf({ id, firstName, lastName, email, opening }: BriefRequest): string {
  const name = shortened(`${firstName} ${lastName}`, briefLength)
  const message = shortened(opening.replace(/\s+/g, ' ').trim(), briefLength)
  return `${referenceOf(id)} · ${name} · ${email} · ${message}`
}

function alikeLine(ids: readonly string[]): string {
  if (ids.length === 0) return ''
  const others = ids.length === 1 ? 'un’altra richiesta' : `altre ${counted(ids.length)}`
  return `Lo stesso testo, al più con altri numeri e link, in ${others}: ${ids.map(referenceOf).join(', ')}`
}

/**
 * A message from many senders is one entry, after the messages of fewer senders.
 * @param leftOver how many more requests wait
 */
export function digestContent(
  { inFull, alike, inBrief }: DigestRequests,
  leftOver: number,
): DigestContent {
  const byMessage = new Map<string, SavedQuote[]>()
  for (const request of inFull) {
    byMessage.set(request.message, [...(byMessage.get(request.message) ?? []), request])
  }
  const groups = [...byMessage].map(([message, senders]) => ({
    message,
    senders,
    alikeIds: senders.flatMap(({ id }) => alike.get(id) ?? []),
  }))
  const sizeOf = ({ senders, alikeIds }: (typeof groups)[number]) =>
    senders.length + alikeIds.length
  const share = Math.floor(messagesTotal / groups.length)
  const total = groups.reduce((sum, group) => sum + sizeOf(group), inBrief.length)
  return {
    subject: `${counted(total)} oltre il limite orario`,
    entries: groups
      .toSorted((one, other) => sizeOf(one) - sizeOf(other))
      .map(({ message, senders, alikeIds }) => ({
        message: shortened(message, share),
        more:
          message.length > share
            ? `Il testo continua: requests show ${referenceOf(senders[0]?.id ?? '')}`
            : '',
        senders: senders.map(senderOf),
        alike: alikeLine(alikeIds),
      })),
    briefTitle: inBrief.length > 0 ? 'In breve (il testo intero: requests show RIFERIMENTO)' : '',
    lines: inBrief.map(lineOf),
    rest: restOf(leftOver),
  }
}

/** The text form of the mail. */
export function digestText({ entries, briefTitle, lines, rest }: DigestContent): string {
  const blocks = entries.map(({ message, more, senders, alike }) =>
    [
      ...senders.map(({ name, about, email, phone, wishes }) =>
        [`${name} · ${about}`, `${email} ${phone}`.trim(), wishes].filter(Boolean).join('\n'),
      ),
      message,
      more,
      alike,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  const brief = [briefTitle, ...lines].filter(Boolean).join('\n')
  return [...blocks, brief, rest].filter(Boolean).join('\n\n')
}
