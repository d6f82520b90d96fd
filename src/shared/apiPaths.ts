import type { Category } from './categories'

/** The addresses of the API, under which the browser keeps its answers as well. */
export const apiPaths = {
  products: '/api/products',
  featuredProducts: '/api/products?featured=true',
  contacts: '/api/contacts',
} as const

/** The address of one line's products. */
export function linePath(line: Category) {
  return `${apiPaths.products}?category=${line}` as const
}

/** An address whose answer the server can put into a page. */
export type ReadPath =
  | typeof apiPaths.products
  | typeof apiPaths.featuredProducts
  | ReturnType<typeof linePath>
