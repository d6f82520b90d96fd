import styled from '@emotion/styled'
import { above, space } from '../theme/tokens'

/** A grid of products: 1, 2, 3 or 4 columns by the size of the screen. */
export const ProductGrid = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(5)};
  ${above.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${above.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${above.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
