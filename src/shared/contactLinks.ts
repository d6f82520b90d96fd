import { type Category, isCategory, lineOfPage } from './categories'
import type { Bilingual, Language } from './languages'
import { type Query, queryWith, valueIn } from './query'
import { pageAt, pathTo } from './routes'

/** The query parameter that names the product line a visitor comes from. */
export const lineParameter: Bilingual<string> = { it: 'linea', en: 'line' }

/** The query parameter that names a product to ask for, by its name in that language. */
export const productParameter: Bilingual<string> = { it: 'prodotto', en: 'product' }

/** The query parameter that names a request just sent without a script. */
const sentParameter: Bilingual<string> = { it: 'inviata', en: 'sent' }

/** What the page with the form opens for. A quote is what it opens for without a parameter. */
export type Purpose = 'quote' | 'priceList' | 'visit'

/** The query parameters that choose a purpose; they need no value. */
const purposeParameters: Record<Exclude<Purpose, 'quote'>, Bilingual<string>> = {
  visit: { it: 'appuntamento', en: 'appointment' },
  priceList: { it: 'listino', en: 'price-list' },
}

/** What a contact page's query opens the form for. */
export function purposeIn(query: Query): Purpose {
  if (valueIn(query, purposeParameters.visit) !== null) return 'visit'
  return valueIn(query, purposeParameters.priceList) === null ? 'quote' : 'priceList'
}

/** The query that opens the page with the form: `?appuntamento`, `?listino&linea=keratin-tips`. */
export function contactQuery(
  purpose: Purpose,
  line: Category | null | undefined,
  language: Language,
): string {
  return queryWith(
    purpose !== 'quote' && purposeParameters[purpose][language],
    line && `${lineParameter[language]}=${line}`,
  )
}

/** The part of a contact page's query that changes what the page shows, in its one spelling. */
export function contactQueryIn(query: Query, language: Language): string {
  return contactQuery(purposeIn(query), lineIn(query), language)
}

const quoteId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of the request that a contact page's query thanks for; null where there is none. */
export function sentIn(query: Query): string | null {
  const id = valueIn(query, sentParameter)
  return id !== null && quoteId.test(id) ? id : null
}

export function sentPathFor(id: string, language: Language): string {
  return `${pathTo('contacts', language)}?${sentParameter[language]}=${id}`
}

/** The query that opens the catalogue or the page with the form at a product line. */
export function lineQuery(line: Category, language: Language): string {
  return contactQuery('quote', line, language)
}

export function productQuery(product: string, language: Language): string {
  return `${productParameter[language]}=${encodeURIComponent(product)}`
}

/** The product named in a contact page's query, under either language's parameter. */
export function productIn(query: Query): string | null {
  return valueIn(query, productParameter)
}

/** The product line in a query, under either language's name; others are ignored. */
export function lineIn(query: Query): Category | null {
  const line = valueIn(query, lineParameter)
  return isCategory(line) ? line : null
}

/** The product line that an address' query opens its page at; only two pages have one. */
export function chosenLine(path: string, query: Query): Category | null {
  const page = pageAt(path)
  return page === 'products' || page === 'contacts' ? lineIn(query) : null
}

/** The product line that an address is about: its own page's, or the one it opens a page at. */
export function lineAt(path: string, query: Query): Category | null {
  return lineOfPage(pageAt(path)) ?? chosenLine(path, query)
}
