import type { CSSProperties } from 'react'
import { colours } from '../theme/tokens'
import type { MailItem } from './mailItems'

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
