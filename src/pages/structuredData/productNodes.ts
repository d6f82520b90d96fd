import type { ItemList } from 'schema-dts'
import { apiPaths, linePath, type ReadAnswers } from '../../shared/apiPaths'
import { facetsIn } from '../../shared/catalogueFilters'
import { categoryPages, lineOf } from '../../shared/categories'
import { lineIn } from '../../shared/contactLinks'
import type { Language } from '../../shared/languages'
import { type ListedProduct, productAnchor, productName } from '../../shared/products'
import type { Query } from '../../shared/query'
import { type PageId, pathTo } from '../../shared/routes'
import { bandsOf, selectProducts } from '../../shared/selectProducts'

/** The products that the page shows, in its order; the query narrows the catalogue. */
function shownOn(page: PageId, query: Query, data: Partial<ReadAnswers>): readonly ListedProduct[] {
  if (page === 'products') {
    const all = data[apiPaths.products] ?? []
    const bands = bandsOf(selectProducts(all, lineIn(query), facetsIn(query)))
    return bands.flatMap(({ products }) => products)
  }
  const line = lineOf(page)
  return (line && data[linePath(line)]) ?? []
}

/**
 * The products that a page shows, by name and address: search engines ask of a product's own node for an
 * offer or a rating, and there is neither.
 * @param data answers of the API that the page has
 */
export function productList(
  page: PageId,
  language: Language,
  siteUrl: string,
  query: Query,
  data: Partial<ReadAnswers>,
): ItemList | undefined {
  const shown = shownOn(page, query, data)
  if (shown.length === 0) return undefined
  return {
    '@type': 'ItemList',
    numberOfItems: shown.length,
    itemListElement: shown.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: productName(product, language),
      url: `${siteUrl}${pathTo(categoryPages[product.category], language)}#${productAnchor(product)}`,
    })),
  }
}
