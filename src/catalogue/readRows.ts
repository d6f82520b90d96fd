import type { Product } from '../shared/products'
import { storedProduct } from './productSchemas'

/** A row of the table by its columns. Only columns that are never null have a type. */
export type ProductRow = Record<string, unknown> &
  Record<'id' | 'category' | 'name' | 'nameEn', string>

interface ReadRows {
  products: Product[]
  /** Rows that cannot be read, with their wrong columns. */
  unreadable: { product: string; columns: string[] }[]
}

export function readRows(rows: readonly ProductRow[]): ReadRows {
  const products: Product[] = []
  const unreadable: ReadRows['unreadable'] = []
  for (const row of rows) {
    const { value, error } = storedProduct.validate(row)
    if (!error) products.push(value)
    else {
      const columns = new Set(error.details.map(({ path }) => String(path[0])))
      unreadable.push({ product: row.id, columns: [...columns] })
    }
  }
  return { products, unreadable }
}
