import styled from '@emotion/styled'
import { from, space } from '../theme/tokens'

/** A grid of products: 1, 2, 3 or 4 columns by the size of the screen. */
export const ProductGrid = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(5)};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
