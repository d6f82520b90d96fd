import { type Category, categoryPages } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import type { Language } from '../../src/shared/languages'
import type { PageId } from '../../src/shared/routes'
import { siteText } from './site'

/** The pages from home down to a line's, with their names, for visitors and search engines. */
export function breadcrumbsOf(line: Category, language: Language): [page: PageId, name: string][] {
  const { home, products } = siteText[language].nav
  return [
    ['home', home],
    ['products', products],
    [categoryPages[line], categoryLabels[line][language]],
  ]
}
