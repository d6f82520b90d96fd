import { referenceOf, type SavedRequest } from '../../src/shared/requests'
import { mailLink } from '../../src/shared/shop'
import { categoryLabels } from '../text/categoryLabels'
import { itemLines, mailItems } from './mailItems'
import { shortened } from './shortened'

/** One sender of a text. */
export interface DigestSender {
  id: string
  name: string
  /** Type and reference. */
  about: string
  email: string
  phone: string
  /** Company, product line and products, as far as they fit. */
  wishes: string
  replyLink: string
}

/** A text, and everybody who sent it. */
interface DigestEntry {
  message: string
  /** Where the rest of a shortened message is. */
  more: string
  senders: DigestSender[]
}

/** What the shop is told of many requests, in Italian, ready for both forms of the mail. */
export interface DigestContent {
  subject: string
  entries: DigestEntry[]
  /** How many still wait; empty where none does. */
  rest: string
}

/** UTF-16 units of all messages of a digest together: mail programs cut off what is much longer. */
const messagesTotal = 40_000

const wishesTotal = 200

const counted = (count: number) =>
  `${count.toLocaleString('it-IT')} ${count === 1 ? 'richiesta' : 'richieste'}`

function senderOf(request: SavedRequest): DigestSender {
  const line = request.line ? categoryLabels[request.line].it : ''
  const items = itemLines(mailItems(request.items, 'it', 'non a catalogo'))
  const wishes = [request.company, line, ...items, ...request.products].filter(Boolean)
  const about = `${request.requestType} · ${referenceOf(request.id)}`
  return {
    id: request.id,
    name: `${request.firstName} ${request.lastName}`,
    about,
    email: request.email,
    phone: request.phone,
    wishes: shortened(wishes.join(' · '), wishesTotal),
    replyLink: mailLink(request.email, `Re: ${about}`),
  }
}

function restOf(leftOver: number): string {
  if (leftOver === 0) return ''
  const wait = leftOver === 1 ? 'attende' : 'attendono'
  return `${leftOver === 1 ? 'Un’altra richiesta' : `Altre ${counted(leftOver)}`} ${wait} il prossimo riepilogo. L’elenco completo: requests list --unsent`
}

/**
 * One text from many senders is one entry, after those that fewer have sent.
 * @param requests the unusual ones first
 * @param leftOver how many more wait
 */
export function digestContent(requests: readonly SavedRequest[], leftOver: number): DigestContent {
  const byText = new Map<string, SavedRequest[]>()
  for (const request of requests) {
    byText.set(request.message, [...(byText.get(request.message) ?? []), request])
  }
  const groups = [...byText].sort(([, some], [, others]) => some.length - others.length)
  const share = Math.floor(messagesTotal / groups.length)
  return {
    subject: `${counted(requests.length)} oltre il limite orario`,
    entries: groups.map(([message, senders]) => ({
      message: shortened(message, share),
      more:
        message.length > share
          ? `Il testo continua: requests show ${referenceOf(senders[0]?.id ?? '')}`
          : '',
      senders: senders.map(senderOf),
    })),
    rest: restOf(leftOver),
  }
}

/** The text form of the mail. */
export function digestText({ entries, rest }: DigestContent): string {
  const blocks = entries.map(({ message, more, senders }) =>
    [
      ...senders.map(({ name, about, email, phone, wishes }) =>
        [`${name} · ${about}`, `${email} ${phone}`.trim(), wishes].filter(Boolean).join('\n'),
      ),
      message,
      more,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return [...blocks, rest].filter(Boolean).join('\n\n')
}
