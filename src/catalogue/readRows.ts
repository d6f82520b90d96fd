import type { Product } from '../shared/products'
import { storedProduct } from './productSchemas'

/** A row of the table by its columns. Only columns that are never null have a type. */
export type ProductRow = Record<string, unknown> &
  Record<'id' | 'category' | 'name' | 'nameEn', string>

/** The products in these rows, and the ids of rows that cannot be read with their wrong columns. */
export function readRows(rows: readonly ProductRow[]) {
  const read = rows.map((row) => ({ product: row.id, ...storedProduct.validate(row) }))
  return {
    products: read.flatMap(({ value, error }): Product[] => (error ? [] : [value])),
    unreadable: read.flatMap(({ product, error }) => {
      const columns = error?.details.map(({ path }) => String(path[0]))
      return columns ? { product, columns: [...new Set(columns)] } : []
    }),
  }
}
