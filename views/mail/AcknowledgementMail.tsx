import { dayWords } from '../../src/shared/dayWords'
import { type Bilingual, defaultLanguage } from '../../src/shared/languages'
import { referenceOf, type SavedQuote } from '../../src/shared/quotes'
import { romanTime } from '../../src/shared/romanTime'
import { closureOn, phoneLink, type Shop } from '../../src/shared/shop'
import { fillText, shopWords } from '../text/fillText'
import { colours } from '../theme/tokens'
import { ItemsTable, itemLines, mailItems } from './ItemsTable'
import { MailFrame } from './MailFrame'

/**
 * The words of an acknowledgement. It repeats nothing that was typed into the form: anybody could
 * have the shop send his own words to a stranger. Only products of the catalogue are named.
 */
const it = {
  subject: (reference: string) => `Abbiamo ricevuto la Sua richiesta · ${reference}`,
  received: (reference: string) => [
    'Buongiorno,',
    `abbiamo ricevuto la Sua richiesta. Il riferimento è ${reference}: lo indichi, se ci contatta.`,
  ],
  reply: 'Rispondiamo entro 24 ore nei giorni lavorativi.',
  /** In its place while the shop is closed, up to and on a day. */
  replyAfter: (day: string) => `Siamo chiusi fino a ${day}: rispondiamo dal giorno dopo.`,
  ignore: 'Se non ha scritto Lei, può ignorare questo messaggio.',
  items: { product: 'Prodotto', quantity: 'Quantità' },
  /** Says how many more products there are, which the catalogue does not have. */
  others: (count: number) => (count === 1 ? 'e un altro prodotto' : `e altri ${count} prodotti`),
  phone: 'Telefono',
  hours: 'Showroom: {showroomSpans}.{atPhone}',
}

const en: typeof it = {
  subject: (reference) => `We have received your request · ${reference}`,
  received: (reference) => [
    'Hello,',
    `We have received your request. Its reference is ${reference}; please quote it if you contact us.`,
  ],
  reply: 'We reply within 24 hours on working days.',
  replyAfter: (day) => `We are closed until ${day}: we reply from the day after.`,
  ignore: 'If you did not write to us, please ignore this message.',
  items: { product: 'Product', quantity: 'Quantity' },
  others: (count) => (count === 1 ? 'and one other product' : `and ${count} other products`),
  phone: 'Phone',
  hours: it.hours,
}

export const acknowledgementText: Bilingual<typeof it> = { it, en }

type AcknowledgementContent = ReturnType<typeof acknowledgementContent>

/** @param now decides whether the shop is closed and answers later */
export function acknowledgementContent(quote: SavedQuote, shop: Shop, now: Date) {
  const language = quote.language ?? defaultLanguage
  const named = quote.items.filter((item) => item.known)
  const others = quote.items.length - named.length
  const text = acknowledgementText[language]
  const reference = referenceOf(quote.id)
  const closure = closureOn(shop, romanTime(now).slice(0, 10))
  const reply = closure ? text.replyAfter(dayWords(closure.to, language)) : text.reply
  return {
    language,
    shopName: shop.name,
    subject: text.subject(reference),
    paragraphs: [...text.received(reference), `${reply} ${text.ignore}`],
    items: mailItems(named, language, ''),
    /** The sentence on the products that are not named; empty if there are none. */
    others: named.length > 0 && others > 0 ? text.others(others) : '',
    landline: shop.landline,
    hours: fillText(text.hours, shopWords(shop, language)),
  }
}

export function acknowledgementMailText(content: AcknowledgementContent): string {
  const { language, shopName, paragraphs, items, others, landline, hours } = content
  const phone = landline && `${acknowledgementText[language].phone}: ${landline}`
  const products = [...itemLines(items), others].filter(Boolean).join('\n')
  const sender = [shopName, phone, hours].filter(Boolean).join('\n')
  return [...paragraphs, products, sender].filter(Boolean).join('\n\n')
}

export function AcknowledgementMail({ content }: { content: AcknowledgementContent }) {
  const { language, shopName, subject, paragraphs, items, others, landline, hours } = content
  const text = acknowledgementText[language]
  return (
    <MailFrame shopName={shopName} title={subject} language={language}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={{ margin: '0 0 16px' }}>
          {paragraph}
        </p>
      ))}
      <ItemsTable items={items} labels={text.items} />
      {others !== '' && <p style={{ margin: '0 0 16px' }}>{others}</p>}
      <p style={{ margin: '24px 0 0', fontSize: 14, color: colours.inkSoft }}>
        {shopName}
        {landline && (
          <>
            <br />
            {text.phone}:{' '}
            <a href={phoneLink(landline)} style={{ color: colours.bronze }}>
              {landline}
            </a>
          </>
        )}
        <br />
        {hours}
      </p>
    </MailFrame>
  )
}
