import { type Bilingual, defaultLanguage, type Language } from '../../src/shared/languages'
import { referenceOf, type SavedQuote } from '../../src/shared/quotes'
import { hours, phoneLink, shop } from '../../src/shared/shop'
import { colours } from '../theme/tokens'
import { ItemsTable } from './ItemsTable'
import { MailFrame } from './MailFrame'
import { type MailItem, mailItems } from './mailItems'

interface AcknowledgementText {
  subject: (reference: string) => string
  paragraphs: (reference: string) => string[]
  items: { product: string; quantity: string }
  /** Says how many more products there are, which the catalogue does not have. */
  others: (count: number) => string
  phone: string
  hours: string
}

/**
 * The words of an acknowledgement. It repeats nothing that was typed into the form: anybody could have
 * the shop send his own words to a stranger. Only products of the catalogue are named.
 */
export const acknowledgementText: Bilingual<AcknowledgementText> = {
  it: {
    subject: (reference) => `Abbiamo ricevuto la Sua richiesta · ${reference}`,
    paragraphs: (reference) => [
      'Buongiorno,',
      `abbiamo ricevuto la Sua richiesta. Il riferimento è ${reference}: lo indichi, se ci telefona.`,
      'Rispondiamo entro 24 ore. Se non ha scritto Lei, può ignorare questo messaggio.',
    ],
    items: { product: 'Prodotto', quantity: 'Quantità' },
    others: (count) => (count === 1 ? 'e un altro prodotto' : `e altri ${count} prodotti`),
    phone: 'Telefono',
    hours: `Al telefono dal lunedì al venerdì, ${hours.mondayToFriday.span}. Showroom aperto anche il sabato, ${hours.saturday.span}.`,
  },
  en: {
    subject: (reference) => `We have received your request · ${reference}`,
    paragraphs: (reference) => [
      'Hello,',
      `We have received your request. Its reference is ${reference}; please quote it if you call us.`,
      'We reply within 24 hours. If you did not write to us, please ignore this message.',
    ],
    items: { product: 'Product', quantity: 'Quantity' },
    others: (count) => (count === 1 ? 'and one other product' : `and ${count} other products`),
    phone: 'Phone',
    hours: `By phone Monday to Friday, ${hours.mondayToFriday.span} Italian time. Showroom also open on Saturday, ${hours.saturday.span}.`,
  },
}

/** The values in an acknowledgement. */
interface AcknowledgementContent {
  language: Language
  reference: string
  items: MailItem[]
  /** The sentence on the products that are not named; empty if there are none. */
  others: string
}

export function acknowledgementContent(request: SavedQuote): AcknowledgementContent {
  const language = request.language ?? defaultLanguage
  const known = request.items.filter((item) => item.known)
  const others = request.items.length - known.length
  return {
    language,
    reference: referenceOf(request.id),
    items: mailItems(known, language, ''),
    others: known.length > 0 && others > 0 ? acknowledgementText[language].others(others) : '',
  }
}

/** The visitor's acknowledgement. */
export function AcknowledgementMail({ content }: { content: AcknowledgementContent }) {
  const { language, reference, items, others } = content
  const text = acknowledgementText[language]
  return (
    <MailFrame title={text.subject(reference)} language={language}>
      {text.paragraphs(reference).map((paragraph) => (
        <p key={paragraph} style={{ margin: '0 0 16px' }}>
          {paragraph}
        </p>
      ))}
      <ItemsTable items={items} labels={text.items} />
      {others !== '' && <p style={{ margin: '0 0 16px' }}>{others}</p>}
      <p style={{ margin: '24px 0 0', fontSize: 14, color: colours.inkSoft }}>
        {shop.name}
        <br />
        {text.phone}:{' '}
        <a href={phoneLink(shop.landline)} style={{ color: colours.bronze }}>
          {shop.landline}
        </a>
        <br />
        {text.hours}
      </p>
    </MailFrame>
  )
}
