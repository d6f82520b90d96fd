import { type Category, categoryPages } from '../../src/shared/categories'
import type { Language } from '../../src/shared/languages'
import type { PageId } from '../../src/shared/routes'
import { categoryLabels } from './categoryLabels'
import { siteText } from './site'

/** The pages from the home page down to a line's, as visitors and search engines are told them. */
export function breadcrumbsOf(
  line: Category,
  language: Language,
): { page: PageId; name: string }[] {
  const { nav } = siteText[language]
  return [
    { page: 'home', name: nav.home },
    { page: 'products', name: nav.products },
    { page: categoryPages[line], name: categoryLabels[line][language] },
  ]
}
