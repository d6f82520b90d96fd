import { stringify } from 'csv-stringify/sync'
import type { Product } from '../shared/products'
import { csvFormat } from './csvFormat'
import { escapeCell } from './formulas'
import { productColumns } from './productSchemas'

/** The products as a CSV, which `readProducts` reads. */
export function writeProducts(products: readonly Product[]): string {
  return stringify(
    products.map((product) => ({ ...product })),
    {
      ...csvFormat,
      header: true,
      columns: productColumns,
      bom: true,
      cast: { string: escapeCell, number: (value) => String(value).replace('.', ',') },
    },
  )
}
