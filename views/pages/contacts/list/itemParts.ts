import styled from '@emotion/styled'
import { Label } from '../../../components/typography'
import { above, colours, space, target } from '../../../theme/tokens'

/** The form's part for products and quantities. */
export const ItemGroup = styled.fieldset`
  ul {
    border-top: 1px solid ${colours.ink};
  }
`

export const ItemLegend = styled(Label)`
  margin-bottom: ${space(3)};
  color: ${colours.bronze};
`

/** More products, folded. Its own edge closes the list. */
export const OtherItems = styled.details`
  border-bottom: 1px solid ${colours.hairline};
  && ul {
    border-top-color: ${colours.hairline};
  }
  li:last-of-type {
    border-bottom: 0;
  }
`

export const OtherItemsSummary = styled.summary`
  min-height: ${target};
  padding-block: ${space(3)};
  color: ${colours.bronze};
  font-weight: 500;
`

/** A product with its quantity or one action beside it, and the problem below them. */
export const ItemRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(3)};
  align-items: center;
  min-height: 3.75rem;
  padding-block: ${space(1)};
  border-bottom: 1px solid ${colours.hairline};
  line-height: 1.35;
  label {
    padding-block: ${space(2)};
  }
  p {
    grid-column: 1 / -1;
    padding-bottom: ${space(2)};
  }
`

/**
 * A chosen product: on a phone its quantity is below it, so that a long name has room. All rows are
 * of one height, which `start/listRoom.ts` keeps free for the list until it is read.
 */
export const ChosenRow = styled(ItemRow)`
  grid-template-columns: minmax(0, 1fr) ${target};
  label {
    display: flex;
    align-items: center;
    min-height: 3.875rem;
  }
  ${above.tablet} {
    grid-template-columns: minmax(0, 1fr) auto ${target};
    p {
      text-align: end;
    }
  }
`
