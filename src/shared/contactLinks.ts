import { type Category, isCategory } from './categories'
import type { Bilingual, Language } from './languages'
import { pathTo } from './routes'

/** The query parameter that names the product line a visitor comes from. */
export const lineParameter: Bilingual<string> = { it: 'linea', en: 'line' }

/** The query parameter that names a request just sent without a script. */
export const sentParameter: Bilingual<string> = { it: 'inviata', en: 'sent' }

const requestId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of the request that a contact page's query thanks for; null where there is none. */
export function sentIn(query: URLSearchParams): string | null {
  const ids = Object.values(sentParameter).map((name) => query.get(name))
  return ids.find((id) => id !== null && requestId.test(id)) ?? null
}

/** The address that thanks for a request. */
export function sentPathFor(id: string, language: Language): string {
  return `${pathTo('contacts', language)}?${sentParameter[language]}=${id}`
}

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
