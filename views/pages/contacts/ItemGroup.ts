import styled from '@emotion/styled'
import { Label } from '../../components/typography'
import { colours, space } from '../../theme/tokens'

/** The form's part for products and quantities. */
export const ItemGroup = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ul {
    border-top: 1px solid ${colours.ink};
  }
`

export const ItemLegend = styled(Label)`
  margin-bottom: ${space(3)};
  padding: 0;
  color: ${colours.bronze};
`
