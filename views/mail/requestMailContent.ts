import { categoryLabels } from '../../src/shared/categoryLabels'
import { purposeIn } from '../../src/shared/contactLinks'
import { referenceOf, type SavedQuote } from '../../src/shared/quotes'
import { italianTime } from '../../src/shared/romanTime'
import { pageAt } from '../../src/shared/routes'
import { mailLink, phoneLink, whatsappLink } from '../../src/shared/shop'
import { isDoubtfulVatNumber } from '../../src/shared/vatNumber'
import { itemLines, mailItems } from './ItemsTable'
import { inSubject } from './inSubject'

export type RequestMailContent = ReturnType<typeof requestMailContent>

/** A row of the mail; it is left out where its value is empty. */
interface MailRow {
  label: string
  value: (quote: SavedQuote, siteUrl: string) => string
}

const languageNames = { it: 'italiano', en: 'inglese' }

/**
 * The number for a WhatsApp link. Without a country code an Italian mobile number (they begin with
 * 3 and have nine or ten digits) is assumed; the country of other numbers is not known. An Italian
 * landline, whose number begins with 0, has no WhatsApp.
 */
function whatsappNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  const hasPlus = phone.trim().startsWith('+')
  if (hasPlus || digits.startsWith('00')) {
    const number = hasPlus ? digits : digits.slice(2)
    return number.startsWith('390') ? undefined : number
  }
  return /^3\d{8,9}$/.test(digits) ? `39${digits}` : undefined
}

/** The path of a request's page, and its query. */
const partsOf = (page: string | null) => (page ?? '').split('?')

/** What is asked for. Who wants an appointment has no choice of a type. */
function topicOf({ page, requestType }: SavedQuote): string {
  const isVisit = purposeIn(new URLSearchParams(partsOf(page)[1])) === 'visit'
  return isVisit ? 'Appuntamento' : requestType
}

/** The subject of an answer, in the visitor's language. */
function replySubject(quote: SavedQuote, shopName: string): string {
  const about = quote.language === 'en' ? `your request to ${shopName}` : topicOf(quote)
  return `Re: ${about} · ${referenceOf(quote.id)}`
}

/** For a field that the mail shows elsewhere, or that the shop does not need. */
const noRow = null

/** The row of each field of a request, in their order. */
const mailRows: Readonly<Record<keyof SavedQuote, MailRow | typeof noRow>> = {
  firstName: noRow,
  lastName: noRow,
  message: noRow,
  items: noRow,
  elapsedMs: noRow,
  email: { label: 'E-mail', value: ({ email }) => email },
  phone: { label: 'Telefono', value: ({ phone }) => phone || 'non indicato' },
  company: { label: 'Azienda', value: ({ company }) => company },
  vatNumber: {
    label: 'Partita IVA',
    value: ({ vatNumber }) =>
      isDoubtfulVatNumber(vatNumber) ? `${vatNumber} (formato da verificare)` : vatNumber,
  },
  requestType: { label: 'Tipo di richiesta', value: ({ requestType }) => requestType },
  line: { label: 'Linea', value: ({ line }) => (line ? categoryLabels[line].it : '') },
  products: { label: 'Prodotti', value: ({ products }) => products.join(' · ') },
  language: {
    label: 'Lingua',
    value: ({ language }) => (language ? languageNames[language] : ''),
  },
  // The table may hold a value that would make it an address of another site.
  page: {
    label: 'Pagina',
    value: ({ page }, siteUrl) => (pageAt(partsOf(page)[0] ?? '') ? siteUrl + page : ''),
  },
  createdAt: {
    label: 'Ricevuta',
    value: ({ createdAt }) => italianTime(new Date(createdAt)),
  },
  id: { label: 'Riferimento', value: ({ id }) => referenceOf(id) },
}

function rowsOf(quote: SavedQuote, siteUrl: string) {
  return Object.values(mailRows)
    .flatMap((row) => (row ? { label: row.label, value: row.value(quote, siteUrl) } : []))
    .filter(({ value }) => value !== '')
}

/**
 * The texts of a request's mail, in Italian, ready for both forms of the mail.
 * @param siteUrl the public origin, for the address of the page that the request came from
 */
export function requestMailContent(quote: SavedQuote, siteUrl: string, shopName: string) {
  const reference = referenceOf(quote.id)
  const name = `${quote.firstName} ${quote.lastName}`
  const english = quote.language === 'en'
  return {
    shopName,
    subject: `${inSubject(name)} · ${topicOf(quote)} · ${reference}`,
    reference,
    topic: topicOf(quote),
    name,
    message: quote.message,
    phone: quote.phone,
    /** As WhatsApp wants it; undefined where the phone has no country code or is a landline. */
    whatsapp: whatsappNumber(quote.phone),
    greeting: english
      ? `Hello ${name}, this is ${shopName}. We are writing about your request ${reference}.`
      : `Gentile ${name}, Le scriviamo da ${shopName} per la Sua richiesta ${reference}.`,
    replyLink: mailLink(quote.email, replySubject(quote, shopName)),
    items: mailItems(quote.items, 'it', 'non a catalogo'),
    rows: rowsOf(quote, siteUrl),
  }
}

/** @param byMail how to answer by e-mail */
export function requestMailText(
  content: RequestMailContent,
  byMail = 'basta rispondere a questo messaggio',
): string {
  const ways = [`Per e-mail: ${byMail}`]
  if (content.phone !== '') ways.push(`Chiama: ${phoneLink(content.phone)}`)
  if (content.whatsapp !== undefined) {
    ways.push(`WhatsApp: ${whatsappLink(content.whatsapp, content.greeting)}`)
  }
  return [
    `${content.name} scrive:`,
    content.message,
    ...(content.items.length > 0 ? [`Prodotti:\n${itemLines(content.items).join('\n')}`] : []),
    ways.join('\n'),
    content.rows.map((row) => `${row.label}: ${row.value}`).join('\n'),
  ].join('\n\n')
}
