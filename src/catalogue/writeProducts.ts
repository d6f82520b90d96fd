import { stringify } from 'csv-stringify/sync'
import type { Product } from '../shared/products'
import { escapeFormula } from './formulas'
import { productColumns } from './productSchemas'

/** The products as a CSV that spreadsheets open. */
export function writeProducts(products: readonly Product[], separator: string): string {
  return stringify(
    products.map((product) => ({ ...product })),
    {
      header: true,
      columns: productColumns,
      bom: true,
      delimiter: separator,
      cast: { string: escapeFormula },
      record_delimiter: 'windows',
      // The library quotes only CRLF, its own row delimiter; other programs end a row at CR or LF too.
      quoted_match: /[\r\n]/,
    },
  )
}
