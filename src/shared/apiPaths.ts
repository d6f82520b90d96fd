import type { Category } from './categories'
import type { LineProduct, ListedProduct } from './products'

/** The addresses of the API, under which the browser keeps its answers as well. */
export const apiPaths = {
  products: '/api/products',
  featuredProducts: '/api/products?featured=true',
  contacts: '/api/contacts',
} as const

export function linePath(line: Category) {
  return `${apiPaths.products}?category=${line}` as const
}

export type LineAnswers = Readonly<Record<ReturnType<typeof linePath>, readonly LineProduct[]>>

/**
 * The API's answers by address, with the fields that pages show. The API itself sends whole
 * products; the server puts these fields alone into a page.
 */
export interface ReadAnswers extends LineAnswers {
  readonly [apiPaths.products]: readonly ListedProduct[]
  readonly [apiPaths.featuredProducts]: readonly ListedProduct[]
}

/** An address whose answer the server can put into a page. */
export type ReadPath = keyof ReadAnswers
