import type { Category } from '../../../src/shared/categories'
import { contactQuery, type Purpose } from '../../../src/shared/contactLinks'
import type { Language } from '../../../src/shared/languages'
import { pathTo } from '../../../src/shared/routes'

/** The contact page's address for a product line. */
export function contactPathFor(
  line: Category,
  language: Language,
  purpose: Purpose = 'quote',
): string {
  return pathTo('contacts', language) + contactQuery(purpose, line, language)
}
