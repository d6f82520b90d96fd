import type { Category } from './categories'
import type { Language } from './languages'

/** A product as `GET /api/products` gives it. */
export interface Product {
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

/** What pages show of a product; all that a page's seeded data carries. */
export type ListedProduct = Pick<
  Product,
  'id' | 'name' | 'nameEn' | 'category' | 'imageUrl' | 'featured'
>

export function toListed(product: Product): ListedProduct {
  const { id, name, nameEn, category, imageUrl, featured } = product
  return { id, name, nameEn, category, imageUrl, featured }
}

export function productName(product: Pick<Product, 'name' | 'nameEn'>, language: Language): string {
  return language === 'en' ? product.nameEn : product.name
}

export function featuredProducts<P extends Pick<Product, 'featured'>>(products: readonly P[]): P[] {
  return products.filter((product) => product.featured === 1)
}
