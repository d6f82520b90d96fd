import type { Category } from '../../../src/shared/categories'
import { contactQuery, type Opening } from '../../../src/shared/contactLinks'
import type { Language } from '../../../src/shared/languages'
import { pathTo } from '../../../src/shared/routes'

/** The contact page's address for a product line. */
export function contactPathFor(
  line: Category,
  language: Language,
  opening: Opening = 'quote',
): string {
  return pathTo('contacts', language) + contactQuery(opening, line, language)
}
