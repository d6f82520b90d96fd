import type { ItemList } from 'schema-dts'
import { apiPaths, linePath, type ReadAnswers } from '../../shared/apiPaths'
import { facetsIn } from '../../shared/catalogueFilters'
import { type Category, categoryPages, lineOfPage } from '../../shared/categories'
import { categoryLabels } from '../../shared/categoryLabels'
import { lineIn } from '../../shared/contactLinks'
import type { Language } from '../../shared/languages'
import { productAnchor, productName } from '../../shared/products'
import type { Query } from '../../shared/query'
import { type PageId, pathTo } from '../../shared/routes'
import { linesOf, selectProducts } from '../../shared/selectProducts'

/**
 * What a page lists, by name and address: the catalogue its lines, each line's page its products.
 * Search engines ask of a product's own node for an offer or a rating, and there is neither.
 * @param query narrows the catalogue
 * @param data answers of the API that the page has
 */
export function itemList(
  page: PageId,
  language: Language,
  siteUrl: string,
  query: Query,
  data: Partial<ReadAnswers>,
): ItemList | undefined {
  const urlOf = (line: Category) => siteUrl + pathTo(categoryPages[line], language)
  const itemsOfCatalogue = () => {
    const products = selectProducts(data[apiPaths.products] ?? [], lineIn(query), facetsIn(query))
    return linesOf(products).map((line) => ({
      name: categoryLabels[line][language],
      url: urlOf(line),
    }))
  }
  const itemsOfLine = (line: Category) =>
    (data[linePath(line)] ?? []).map((product) => ({
      name: productName(product, language),
      url: `${urlOf(line)}#${productAnchor(product)}`,
    }))
  const line = lineOfPage(page)
  const items = line ? itemsOfLine(line) : page === 'products' ? itemsOfCatalogue() : []
  if (items.length === 0) return undefined
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  }
}
