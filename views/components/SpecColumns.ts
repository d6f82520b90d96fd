import styled from '@emotion/styled'
import { above, gutter, space } from '../theme/tokens'

/**
 * Around a `SpecSheet` and its heading: from laptop on the figures stand beside one another, three
 * to a row, each below its label.
 */
export const SpecColumns = styled.div`
  h2 {
    margin-bottom: ${space(4)};
  }
  ${above.laptop} {
    dl {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${gutter};
      border-top: 0;
    }
    dl > div {
      grid-template: auto 1fr / 1fr;
      gap: ${space(2)};
      border-top: 1px solid;
      border-bottom: 0;
    }
  }
`
