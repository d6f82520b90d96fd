import type { Database } from '../database/database'
import { type Category, categories } from '../shared/categories'
import type { Product } from '../shared/products'

const columns = [
  'id',
  'name',
  'category',
  'description',
  'imageUrl',
  'price',
  'featured',
  'nameEn',
  'descriptionEn',
  'priceEn',
] as const satisfies readonly (keyof Product)[]

const rank = (category: Category) => categories.indexOf(category)

/** Products in the database. */
export class ProductStore {
  constructor(readonly database: Database) {}

  /** All products, line by line in the shop's order and by name within a line. */
  async all(): Promise<Product[]> {
    const rows: Product[] = await this.database.transaction((trx) =>
      trx('products')
        .select(...columns)
        .orderBy(['name', 'id']),
    )
    return rows.sort((a, b) => rank(a.category) - rank(b.category))
  }
}
