import styled from '@emotion/styled'
import { above, gutter, space } from '../theme/tokens'

/** Around a `SpecSheet`: from laptop on its figures stand beside one another, each below its label. */
export const SpecColumns = styled('div', {
  shouldForwardProp: (name) => name !== 'count',
})<{ count: number }>`
  margin-top: ${space(4)};
  ${above.laptop} {
    dl {
      display: grid;
      grid-template-columns: repeat(${({ count }) => count}, minmax(0, 1fr));
      column-gap: ${gutter};
      border-top: 0;
    }
    dl > div {
      grid-template: auto 1fr / 1fr;
      gap: ${space(2)};
      border-top: 1px solid currentcolor;
      border-bottom: 0;
    }
  }
`
