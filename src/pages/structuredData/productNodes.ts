import type { ItemList, Product as ProductNode } from 'schema-dts'
import { apiPaths, linePath, type ReadAnswers } from '../../shared/apiPaths'
import type { Facets } from '../../shared/catalogueFilters'
import { type Category, categories, categoryPages } from '../../shared/categories'
import type { Language } from '../../shared/languages'
import { galleries } from '../../shared/pictures/manifest'
import { pictureAddressPattern } from '../../shared/pictures/Picture'
import {
  type LineProduct,
  type ListedProduct,
  productAnchor,
  productName,
} from '../../shared/products'
import { type PageId, pathTo } from '../../shared/routes'
import { bandsOf, selectProducts } from '../../shared/selectProducts'
import { shadeName } from '../../shared/shades'

/** A product of a list, and what the page shows of it beside its name. */
interface Shown {
  product: ListedProduct & Partial<LineProduct>
  hasPicture: boolean
}

/** What an address' query shows of the catalogue. */
interface Selection {
  chosen: Category | null
  facets: Facets
}

/** The line that a page is about. */
export function lineOf(page: PageId): Category | undefined {
  return categories.find((category) => categoryPages[category] === page)
}

/** The products that the page shows, in its order. */
function shownOn(page: PageId, { chosen, facets }: Selection, data: Partial<ReadAnswers>): Shown[] {
  if (page === 'products') {
    const all = data[apiPaths.products] ?? []
    const bands = bandsOf(selectProducts(all, chosen ?? 'all', facets))
    return bands.flatMap(({ products }) =>
      products.map((product) => ({ product, hasPicture: true })),
    )
  }
  const line = lineOf(page)
  if (!line) return []
  const products = data[linePath(line)] ?? []
  const pictures = galleries[line].map(({ name }) => name)
  return products.map((product) => {
    const picture = pictureAddressPattern.exec(product.imageUrl)?.[1]
    return { product, hasPicture: picture !== undefined && pictures.includes(picture) }
  })
}

function productNode({ product, hasPicture }: Shown, language: Language, siteUrl: string) {
  const { category, shade, imageUrl } = product
  const description = language === 'en' ? product.descriptionEn : product.description
  return {
    '@type': 'Product',
    name: productName(product, language),
    url: `${siteUrl}${pathTo(categoryPages[category], language)}#${productAnchor(product)}`,
    ...(hasPicture && { image: siteUrl + imageUrl }),
    ...(shade && { color: shadeName(shade, language) }),
    ...(description && { description }),
  } satisfies ProductNode
}

/**
 * The products that a page shows, without an offer, since prices are given in quotes, and without
 * ratings, of which there are none.
 * @param data answers of the API that the page has
 */
export function productList(
  page: PageId,
  language: Language,
  siteUrl: string,
  selection: Selection,
  data: Partial<ReadAnswers>,
): ItemList | undefined {
  const shown = shownOn(page, selection, data)
  if (shown.length === 0) return undefined
  return {
    '@type': 'ItemList',
    numberOfItems: shown.length,
    itemListElement: shown.map((one, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productNode(one, language, siteUrl),
    })),
  }
}
