import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { itemLimits } from '../../../src/shared/quoteItems'
import { colours, space, target } from '../../theme/tokens'
import { fieldAttributes, Problem } from './Field'
import { ItemRow } from './ItemRow'

const Quantity = styled.input`
  width: 5.5rem;
  min-height: ${target};
  padding: 0 ${space(3)};
  border: 1px solid ${colours.border};
  border-radius: 1px;
  background: ${colours.field};
  font-variant-numeric: tabular-nums;
  text-align: end;
  &[aria-invalid='true'] {
    border-color: ${colours.error};
    outline-color: ${colours.error};
  }
`

/**
 * A product with the field of its quantity, which gets all other properties.
 * @param label the field's label, before the product's name
 * @param problem the problem of the quantity, in words
 * @param children the rest of the row
 */
export function Item({
  id,
  product,
  label,
  problem,
  children,
  ...field
}: ComponentProps<'input'> & {
  id: string
  product: string
  label: string
  problem: string | false | undefined
}) {
  return (
    <ItemRow>
      <label htmlFor={id}>{product}</label>
      <Quantity
        {...fieldAttributes(id, problem || undefined)}
        {...field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={itemLimits.typed}
        aria-label={`${label}: ${product}`}
      />
      {children}
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
    </ItemRow>
  )
}
