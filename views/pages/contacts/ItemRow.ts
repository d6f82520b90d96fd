import styled from '@emotion/styled'
import { colours, space, target } from '../../theme/tokens'

/** A product, its quantity, and the way to take it off. */
export const ItemRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto ${target};
  gap: ${space(3)};
  align-items: center;
  min-height: 3.75rem;
  padding-block: ${space(1)};
  border-bottom: 1px solid ${colours.hairline};
  line-height: 1.35;
  label {
    padding-block: ${space(2)};
  }
`

export const ItemQuantity = styled.input`
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

/** What every control for a quantity has. */
export const quantityAttributes = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 9,
} as const
