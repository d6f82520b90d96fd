import { stringify } from 'csv-stringify/sync'
import type { Product } from '../shared/products'
import { csvFormat } from './csvFormat'
import { escapeForExcel, escapeFormula } from './formulas'
import { productColumns } from './productSchemas'

/**
 * The products as a CSV that spreadsheets open.
 * @param isForExcel as Excel in Italy reads it: with decimal commas, and texts of digits as texts
 */
export function writeProducts(products: readonly Product[], isForExcel: boolean): string {
  return stringify(
    products.map((product) => ({ ...product })),
    {
      ...csvFormat(isForExcel),
      header: true,
      columns: productColumns,
      bom: true,
      cast: {
        string: isForExcel ? escapeForExcel : escapeFormula,
        number: (value) => String(value).replace('.', isForExcel ? ',' : '.'),
      },
    },
  )
}
