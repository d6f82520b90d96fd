import { randomUUID } from 'node:crypto'
import { type Database, longWorkMs } from '../database/database'
import { categories } from '../shared/categories'
import { type ImportedProduct, productColumns } from './productSchemas'
import type { ProductRow } from './readRows'

/** A product of a line that the site does not know gets -1; `readRows` leaves it out. */
const rank = ({ category }: ProductRow) => (categories as readonly string[]).indexOf(category)

/**
 * Products of one statement: so many, with all texts as long as can be, fit into the smallest
 * packet that MySQL servers are set to (1 MiB).
 */
const batchSize = 20

export class ProductStore {
  constructor(readonly database: Database) {}

  /** All rows as they are, line by line in the shop's order and by name within a line. */
  async rows(): Promise<ProductRow[]> {
    const rows: ProductRow[] = await this.database.transaction((trx) =>
      trx('products')
        .select(...productColumns)
        .orderBy(['name', 'id']),
    )
    return rows.sort((a, b) => rank(a) - rank(b))
  }

  /** Writes and deletes all of these or none. A product whose id exists is replaced. */
  async write(
    products: readonly ImportedProduct[],
    deleted: readonly { id: string }[] = [],
  ): Promise<void> {
    const rows = products.map((product) => ({ ...product, id: product.id ?? randomUUID() }))
    await this.database.transaction(async (trx) => {
      for (let start = 0; start < rows.length; start += batchSize) {
        const batch = rows.slice(start, start + batchSize)
        await trx('products').insert(batch).onConflict('id').merge()
      }
      const ids = deleted.map(({ id }) => id)
      await trx('products').whereIn('id', ids).delete()
    }, longWorkMs)
  }
}
