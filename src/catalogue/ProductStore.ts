import { randomUUID } from 'node:crypto'
import { type Database, longWorkMs } from '../database/database'
import { categories } from '../shared/categories'
import { batchesOf } from './batches'
import { type ImportedProduct, productColumns } from './productSchemas'
import type { ProductRow } from './readRows'

const places: ReadonlyMap<unknown, number> = new Map(
  categories.map((category, place) => [category, place]),
)

/** Lines that are not ours come first; those rows are left out later. */
const rank = ({ category }: ProductRow) => places.get(category) ?? -1

/** Characters of all that a row holds. */
const sizeOf = (row: object) =>
  Object.values(row).reduce((sum: number, value) => sum + String(value).length, 0)

/** Products in the database. */
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

  /** How many products are in the catalogue and not among these. */
  async countOthers(products: readonly ImportedProduct[]): Promise<number> {
    const named = new Set(products.map(({ id }) => id))
    const held: string[] = await this.database.transaction(
      (trx) => trx('products').pluck('id'),
      longWorkMs,
    )
    return held.filter((id) => !named.has(id)).length
  }

  /**
   * Writes all of these or none: a product whose id exists is replaced, any other is added.
   * @param replace whether products that are not among them are deleted
   */
  async write(products: readonly ImportedProduct[], replace: boolean): Promise<void> {
    const rows = products.map((product) => ({ ...product, id: product.id ?? randomUUID() }))
    await this.database.transaction(async (trx) => {
      for (const batch of batchesOf(rows, sizeOf)) {
        await trx('products').insert(batch).onConflict('id').merge()
      }
      if (!replace) return
      const kept = new Set(rows.map(({ id }) => id))
      const held: string[] = await trx('products').pluck('id')
      const others = held.filter((id) => !kept.has(id))
      for (const batch of batchesOf(others, ({ length }) => length)) {
        await trx('products').whereIn('id', batch).delete()
      }
    }, longWorkMs)
  }
}
