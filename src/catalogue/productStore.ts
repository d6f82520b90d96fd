import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { type Category, categories } from '../shared/categories'
import type { Product } from '../shared/products'
import type { ImportedProduct } from './productFile'

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

  /** How many products are in the catalogue and not among these. */
  async countOthers(products: readonly ImportedProduct[]): Promise<number> {
    const named = new Set(products.map(({ id }) => id))
    return (await this.all()).filter(({ id }) => !named.has(id)).length
  }

  /**
   * Writes all of these or none: those whose id is known anew, the others beside them.
   * @param replace deletes what is not among them
   */
  async write(products: readonly ImportedProduct[], replace: boolean): Promise<void> {
    const rows = products.map((product) => ({ ...product, id: product.id ?? randomUUID() }))
    await this.database.transaction(async (trx) => {
      for (const row of rows) await trx('products').insert(row).onConflict('id').merge()
      if (!replace) return
      const kept = new Set(rows.map(({ id }) => id))
      const held: string[] = await trx('products').pluck('id')
      for (const id of held) if (!kept.has(id)) await trx('products').where({ id }).delete()
    })
  }
}
