import type { Category } from '../../src/shared/categories'
import { lineQuery } from '../../src/shared/contactLinks'
import type { Language } from '../../src/shared/languages'
import { pathTo } from '../../src/shared/routes'

/** The contact page's address with the product line in it. */
export function contactPathFor(line: Category, language: Language): string {
  return pathTo('contacts', language) + lineQuery(line, language)
}
