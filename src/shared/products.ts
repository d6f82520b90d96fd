import type { Category } from './categories'
import type { Language } from './languages'
import type { Shade } from './shades'

/** The facts that products are compared by; null where one does not apply or is not given. */
export interface ProductFacts {
  shade: Shade | null
  lengthCm: number | null
  /** Of a weft. */
  widthCm: number | null
  /** Of one piece; of the whole pack where it is not counted in pieces. */
  weightG: number | null
  /** In a pack. */
  pieces: number | null
  /** What the hair of a system or wig is tied to. */
  base: string | null
  baseEn: string | null
  /** How tape or glue comes. */
  format: string | null
  formatEn: string | null
}

/** A product as `GET /api/products` gives it. */
export interface Product extends ProductFacts {
  /** UUID. */
  id: string
  name: string
  category: Category
  description: string
  imageUrl: string
  price: string
  /** 1 means featured. */
  featured: 0 | 1
  nameEn: string
  descriptionEn: string
  priceEn: string
}

/**
 * The fields of a product that any list shows, without the facts that it lacks. Within its line a
 * product is identified by its name.
 */
export type ListedProduct = Pick<Product, 'name' | 'nameEn' | 'category' | 'imageUrl'> &
  Partial<Pick<Product, 'featured'> & ProductFacts>

export function toListed(product: Product): ListedProduct {
  const { id, description, descriptionEn, price, priceEn, ...fields } = product
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== 0)
  return Object.fromEntries(known) as unknown as ListedProduct
}

/** A product as its line's page shows it. */
export type LineProduct = ListedProduct & Pick<Product, 'description' | 'descriptionEn'>

/** The products of one line; all without one. */
export function productsOf<P extends Pick<Product, 'category'>>(
  products: readonly P[],
  line: Category | undefined,
): readonly P[] {
  return line ? products.filter(({ category }) => category === line) : products
}

export function productName(product: Pick<Product, 'name' | 'nameEn'>, language: Language): string {
  return language === 'en' ? product.nameEn : product.name
}

/** The id of a product's row on its line's page: from its Italian name in both languages. */
export function productAnchor({ name }: Pick<Product, 'name'>): string {
  const words = name.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  return words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'prodotto'
}

export function featuredProducts<P extends { featured?: 0 | 1 }>(products: readonly P[]): P[] {
  return products.filter((product) => product.featured === 1)
}
