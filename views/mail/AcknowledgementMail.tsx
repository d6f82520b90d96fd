import type { Bilingual } from '../../src/shared/languages'
import { phoneLink, shop } from '../../src/shared/shop'
import { MailFrame, mailColours } from './MailFrame'

interface AcknowledgementText {
  subject: (reference: string) => string
  paragraphs: (reference: string) => string[]
  phone: string
  hours: string
}

/**
 * What a visitor is told of a receipt: nothing that was typed into the form, so that nobody can
 * make the shop send a stranger words of his own.
 */
export const acknowledgementText: Bilingual<AcknowledgementText> = {
  it: {
    subject: (reference) => `Abbiamo ricevuto la Sua richiesta · ${reference}`,
    paragraphs: (reference) => [
      'Buongiorno,',
      `abbiamo ricevuto la Sua richiesta. Il riferimento è ${reference}: lo citi, se ci telefona.`,
      'Rispondiamo entro 24 ore. Se non ha scritto Lei, può ignorare questo messaggio.',
    ],
    phone: 'Telefono',
    hours:
      'Al telefono dal lunedì al venerdì, 9:00–18:00. Showroom aperto anche il sabato, 9:00–13:00.',
  },
  en: {
    subject: (reference) => `We have received your request · ${reference}`,
    paragraphs: (reference) => [
      'Hello,',
      `We have received your request. Its reference is ${reference}; please quote it if you call us.`,
      'We reply within 24 hours. If you did not write to us, please ignore this message.',
    ],
    phone: 'Phone',
    hours:
      'By phone Monday to Friday, 9:00–18:00 Italian time. Showroom also open on Saturday, 9:00–13:00.',
  },
}

/** The visitor's acknowledgement. */
export function AcknowledgementMail({
  language,
  reference,
}: {
  language: 'it' | 'en'
  reference: string
}) {
  const text = acknowledgementText[language]
  return (
    <MailFrame title={text.subject(reference)} language={language}>
      {text.paragraphs(reference).map((paragraph) => (
        <p key={paragraph} style={{ margin: '0 0 16px' }}>
          {paragraph}
        </p>
      ))}
      <p style={{ margin: '24px 0 0', fontSize: 14, color: mailColours.soft }}>
        {shop.name}
        <br />
        {text.phone}: <a href={phoneLink(shop.landline)}>{shop.landline}</a>
        <br />
        {text.hours}
      </p>
    </MailFrame>
  )
}
