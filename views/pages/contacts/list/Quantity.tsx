import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { itemLimits } from '../../../../src/shared/quoteItems'
import { space, target } from '../../../theme/tokens'
import { useContactText } from '../ContactTextProvider'
import { box, fieldAttributes, wrongBox } from '../fields/Field'

const Input = styled.input`
  ${box}
  width: 5.5rem;
  min-height: ${target};
  padding: 0 ${space(3)};
  font-variant-numeric: tabular-nums;
  text-align: end;
  &[aria-invalid='true'] {
    ${wrongBox}
  }
`

/**
 * The field of a quantity, which gets all other properties.
 * @param of the product's name, or what stands for it
 * @param problem the problem of the quantity, in words
 */
export function Quantity({
  id,
  of,
  problem,
  ...field
}: ComponentProps<'input'> & {
  id: string
  of: string
  problem: string | false | undefined
}) {
  const { quantity } = useContactText().form.items
  return (
    <Input
      {...fieldAttributes(id, problem || undefined)}
      {...field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={itemLimits.typed}
      aria-label={`${quantity}: ${of}`}
    />
  )
}
