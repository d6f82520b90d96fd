import styled from '@emotion/styled'
import { colours, space, target } from '../../theme/tokens'

/** A product, its quantity, the button that removes it, and the problem below them. */
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
  /* Ends where the field does. */
  p {
    grid-column: 1 / 3;
    padding-bottom: ${space(2)};
    text-align: end;
  }
`
