import type { CSSProperties } from 'react'
import { type Language, locales } from '../../src/shared/languages'
import { wishedProduct } from '../../src/shared/onRequest'
import { productName } from '../../src/shared/products'
import { itemLine, type SavedItem } from '../../src/shared/quoteItems'
import { colours } from '../theme/tokens'

export interface MailItem {
  product: string
  quantity: string
  /** A remark for the reader; mostly empty. */
  mark: string
}

/** What is wanted on request was saved in Italian. */
function nameFor(language: Language, product: string): string {
  const wish = wishedProduct(product)
  return wish ? productName(wish, language) : product
}

/** @param unknown the mark of a product that the catalogue did not have */
export function mailItems(
  items: readonly SavedItem[],
  language: Language,
  unknown: string,
): MailItem[] {
  return items.map(({ product, quantity, known }) => ({
    product: nameFor(language, product),
    quantity: quantity.toLocaleString(locales[language], { useGrouping: 'always' }),
    mark: known ? '' : unknown,
  }))
}

export function itemLines(items: readonly MailItem[]): string[] {
  return items.map((item) => itemLine(item, item.mark))
}

const cell: CSSProperties = {
  padding: '8px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  fontSize: 16,
  textAlign: 'left',
  verticalAlign: 'top',
}

const headCell: CSSProperties = {
  ...cell,
  color: colours.inkSoft,
  fontSize: 14,
  fontWeight: 'normal',
}

const right: CSSProperties = { paddingLeft: 16, textAlign: 'right', whiteSpace: 'nowrap' }

/** The products of a request with their quantities and marks. */
export function ItemsTable({
  items,
  labels,
}: {
  items: readonly MailItem[]
  labels: { product: string; quantity: string }
}) {
  if (items.length === 0) return null
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 24px', borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          <th scope="col" style={headCell}>
            {labels.product}
          </th>
          <th scope="col" style={{ ...headCell, ...right }}>
            {labels.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ product, quantity, mark }) => (
          <tr key={product}>
            <td style={cell}>
              {product}
              {mark !== '' && (
                <span style={{ color: colours.inkSoft, fontSize: 14 }}> ({mark})</span>
              )}
            </td>
            <td style={{ ...cell, ...right }}>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
