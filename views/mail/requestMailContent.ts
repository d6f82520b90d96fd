import { isLanguage } from '../../src/shared/languages'
import { referenceOf, type SavedRequest } from '../../src/shared/requests'
import { mailLink, phoneLink, shop, whatsappLink } from '../../src/shared/shop'
import { categoryTexts } from '../text/categories'

/** What the shop is told of a request, in Italian, ready for both forms of the mail. */
export interface RequestMailContent {
  subject: string
  reference: string
  requestType: string
  name: string
  message: string
  phone: string
  /** The number as WhatsApp wants it; undefined where the phone has no country code. */
  whatsapp: string | undefined
  greeting: string
  replyLink: string
  rows: { label: string; value: string }[]
}

const languageNames = { it: 'italiano', en: 'inglese' }

const romanTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
})

/**
 * The number for a WhatsApp link. Without a country code an Italian mobile number (they begin with
 * 3 and have nine or ten digits) is taken for one; of other numbers the country is not known.
 */
export function whatsappNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  return /^3\d{8,9}$/.test(digits) ? `39${digits}` : undefined
}

/** @param siteUrl the public origin, for the address of the page it came from */
export function requestMailContent(request: SavedRequest, siteUrl: string): RequestMailContent {
  const reference = referenceOf(request.id)
  const subject = `${request.requestType} · ${reference}`
  const english = request.language === 'en'
  const rows = [
    { label: 'E-mail', value: request.email },
    { label: 'Telefono', value: request.phone === '' ? 'non indicato' : request.phone },
    { label: 'Tipo di richiesta', value: request.requestType },
  ]
  if (request.line) rows.push({ label: 'Linea', value: categoryTexts[request.line].it.label })
  if (request.products.length > 0) {
    rows.push({ label: 'Prodotti', value: request.products.join(' · ') })
  }
  if (isLanguage(request.language)) {
    rows.push({ label: 'Lingua', value: languageNames[request.language] })
  }
  if (request.page) rows.push({ label: 'Pagina', value: `${siteUrl}${request.page}` })
  rows.push(
    { label: 'Ricevuta', value: romanTime.format(new Date(request.createdAt)) },
    { label: 'Riferimento', value: reference },
  )
  return {
    subject,
    reference,
    requestType: request.requestType,
    name: `${request.firstName} ${request.lastName}`,
    message: request.message,
    phone: request.phone,
    whatsapp: whatsappNumber(request.phone),
    greeting: english
      ? `Hello ${request.firstName}, this is ${shop.name}. We are writing about your request ${reference}.`
      : `Buongiorno ${request.firstName}, Le scriviamo da ${shop.name} per la Sua richiesta ${reference}.`,
    replyLink: mailLink(request.email, `Re: ${subject}`),
    rows,
  }
}

/** The text form of the mail. */
export function requestMailText(content: RequestMailContent): string {
  const answers = ['Per e-mail: basta rispondere a questo messaggio']
  if (content.phone !== '') answers.push(`Chiama: ${phoneLink(content.phone)}`)
  if (content.whatsapp !== undefined) {
    answers.push(`WhatsApp: ${whatsappLink(content.greeting, content.whatsapp)}`)
  }
  return [
    `${content.name} scrive:`,
    content.message,
    answers.join('\n'),
    content.rows.map((row) => `${row.label}: ${row.value}`).join('\n'),
  ].join('\n\n')
}
