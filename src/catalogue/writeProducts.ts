import type { Product } from '../shared/products'
import { byteOrderMark, csvRows, escapeCell } from './csv'
import { productColumns } from './productSchemas'

const cellOf = (value: string | number | null) =>
  typeof value === 'string' ? escapeCell(value) : String(value ?? '').replace('.', ',')

/** The products as a CSV, which `readProducts` reads. */
export function writeProducts(products: readonly Product[]): string {
  const rows = products.map((product) => productColumns.map((column) => cellOf(product[column])))
  return byteOrderMark + csvRows([productColumns, ...rows])
}
