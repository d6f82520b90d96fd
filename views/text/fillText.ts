import type { Language } from '../../src/shared/languages'
import { type Shop, townOf } from '../../src/shared/shop'
import { phoneHours, showroomHours, showroomSpans, spanOf } from './hoursWords'
import { keepTogether } from './keepTogether'

const inQuote = { it: 'Indicata nel preventivo', en: 'Stated in your quote' } as const

/** How a visitor may write: WhatsApp is named where the shop has its number. */
const waysToWrite = {
  it: {
    all: { ways: 'dal modulo, su WhatsApp o per e-mail', chat: 'su WhatsApp' },
    withoutChat: { ways: 'dal modulo o per e-mail', chat: 'per e-mail' },
  },
  en: {
    all: { ways: 'the form, WhatsApp or e-mail', chat: 'on WhatsApp' },
    withoutChat: { ways: 'the form or e-mail', chat: 'by e-mail' },
  },
} as const

/** When the shop answers the phone, as a sentence after another one; empty without a number. */
function atPhone({ landline, mobile, hours }: Shop, language: Language): string {
  if (!landline && !mobile) return ''
  const when = phoneHours(hours, language)
  return language === 'it'
    ? ` Al telefono ci trova ${when}.`
    : ` By phone you can reach us ${when}, Italian time.`
}

/** What texts name in braces, such as `{town}`: the shop decides what stands there. */
export function shopWords(shop: Shop, language: Language): Readonly<Record<string, string>> {
  const town = townOf(shop)
  return {
    name: shop.name,
    since: String(shop.since),
    town: town[language],
    ...waysToWrite[language][shop.whatsapp ? 'all' : 'withoutChat'],
    weekdays: spanOf(shop.hours.mondayToFriday, language),
    saturdays: spanOf(shop.hours.saturday, language),
    atPhone: atPhone(shop, language),
    showroomHours: showroomHours(shop.hours, language),
    showroomSpans: showroomSpans(shop.hours, language),
    tapeWidth:
      shop.terms.find(({ key }) => key === 'tapeWidth')?.body[language] ?? inQuote[language],
  }
}

/**
 * The text with its words in braces filled in; braces around other words are left to who uses them.
 * Each figure stays beside its unit.
 */
export function fillText<Text>(text: Text, words: Readonly<Record<string, string>>): Text
export function fillText(text: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof text === 'string') {
    return keepTogether(text.replace(/\{(\w+)\}/g, (braced, word: string) => words[word] ?? braced))
  }
  if (Array.isArray(text)) return text.map((part) => fillText(part, words))
  if (typeof text !== 'object' || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, fillText(part, words)]))
}
