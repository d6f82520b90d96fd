import type { Category } from './categories'
import { lineParameter } from './contactLinks'
import type { Bilingual, Language } from './languages'
import type { ProductFacts } from './products'
import { type Query, queryWith, valueIn } from './query'
import { isShade, type Shade } from './shades'

/** What narrows a line's products in the browser; null lets everything pass. */
export interface Facets {
  /** One that the chart does not have is 'unknown': no product has it. */
  shade: Shade | 'unknown' | null
  lengthCm: number | null
}

export const noFacets: Facets = { shade: null, lengthCm: null }

const shadeParameter: Bilingual<string> = { it: 'colore', en: 'shade' }
const lengthParameter: Bilingual<string> = { it: 'lunghezza', en: 'length' }

/** The parameter that holds the answers to the questions that lead to a line. */
const answersParameter: Bilingual<string> = { it: 'per', en: 'for' }

/** The facets in a catalogue's query, under either language's names; invalid lengths are ignored. */
export function facetsIn(query: Query): Facets {
  const shade = valueIn(query, shadeParameter)
  const length = valueIn(query, lengthParameter) ?? ''
  return {
    shade: isShade(shade) ? shade : shade ? 'unknown' : null,
    lengthCm: /^[1-9]\d{0,3}$/.test(length) ? Number(length) : null,
  }
}

/** The answers in a catalogue's query, in one text; empty without any. */
export function answersIn(query: Query): string {
  return valueIn(query, answersParameter) ?? ''
}

/** The catalogue's query; empty where it chooses nothing. */
export function catalogueQuery(
  line: Category | null,
  { shade, lengthCm }: Facets,
  language: Language,
  answers = '',
): string {
  return queryWith(
    line && `${lineParameter[language]}=${line}`,
    shade && `${shadeParameter[language]}=${shade}`,
    lengthCm && `${lengthParameter[language]}=${lengthCm}`,
    answers && `${answersParameter[language]}=${encodeURIComponent(answers)}`,
  )
}

export function hasFacets({ shade, lengthCm }: Facets): boolean {
  return shade !== null || lengthCm !== null
}

export function passesFacets(product: Partial<ProductFacts>, { shade, lengthCm }: Facets): boolean {
  return (
    (shade === null || product.shade === shade) &&
    (lengthCm === null || product.lengthCm === lengthCm)
  )
}
