import { type Category, isCategory } from './categories'
import type { Bilingual, Language } from './languages'
import { pathTo } from './routes'

/** The query parameter that names the product line a visitor comes from. */
export const lineParameter: Bilingual<string> = { it: 'linea', en: 'line' }

/** The contact page's address with the product line in it. */
export function contactPathFor(line: Category, language: Language): string {
  return `${pathTo('contacts', language)}?${lineParameter[language]}=${line}`
}

/** The product line in a contact page's query, under either language's name; others are ignored. */
export function lineIn(query: URLSearchParams): Category | null {
  for (const name of Object.values(lineParameter)) {
    const value = query.get(name)
    if (isCategory(value)) return value
  }
  return null
}
