import { type TermKey, terms } from '../../views/text/terms'
import { dayWords } from '../shared/dayWords'
import type { Bilingual, Language } from '../shared/languages'
import type { Shop, ShopReading, ShopTerm } from '../shared/shop'
import { defaults, neededDetails } from './defaults'
import type { GivenClosure, ShopFile } from './shopSchema'

const closedFrom: Bilingual<(from: string, to: string) => string> = {
  it: (from, to) => (from === to ? `Chiuso ${from}` : `Chiuso da ${from} a ${to}, compresi`),
  en: (from, to) => (from === to ? `Closed on ${from}` : `Closed from ${from} to ${to}, inclusive`),
}

/** `Chiuso da lunedì 9 agosto a domenica 22 agosto, compresi: ferie` */
function closureWords({ from, to, text }: GivenClosure): Bilingual<string> {
  const words = (language: Language) =>
    closedFrom[language](dayWords(from, language), dayWords(to, language)) +
    (text ? `: ${text[language]}` : '')
  return { it: words('it'), en: words('en') }
}

/** What the owner has said, in the order in which pages show it. */
function termsOf(given: ShopFile['terms'] = {}): ShopTerm[] {
  return (Object.keys(terms) as TermKey[]).flatMap((key) => {
    const body = given[key]
    const { pages, title } = terms[key]
    return body ? [{ key, pages, title, body }] : []
  })
}

/**
 * The shop with what its file gives over the defaults.
 * @param today in Italy, as YYYY-MM-DD: what is over is left out
 */
export function shopReading(file: ShopFile, today: string): ShopReading {
  const { hours, closed = [], notice, terms: said, pictures = {}, ...given } = file
  const details: Shop = {
    ...defaults,
    ...given,
    hours: { ...defaults.hours, ...hours },
    closed: closed
      .filter(({ to }) => to >= today)
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map((closure) => ({ from: closure.from, to: closure.to, words: closureWords(closure) })),
    ...(notice && notice.until >= today && { notice: { it: notice.it, en: notice.en } }),
    terms: termsOf(said),
  }
  const missing = neededDetails.filter((detail) => file[detail] === undefined)
  return { details, pictureWords: pictures, missing }
}
