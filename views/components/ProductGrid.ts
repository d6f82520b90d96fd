import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { above, space } from '../theme/tokens'

/** How wide a picture in the grid is, but for the phone. */
export const aboveThePhone =
  '(min-width: 80rem) min(25vw - 3.4rem, 19.2rem), (min-width: 64rem) calc(33.4vw - 2.3rem), (min-width: 40rem) calc(50vw - 2.7rem)'

/** From tablet on 2, 3 or 4 columns by the size of the screen. */
export const productColumns = css`
  ${above.tablet} {
    gap: ${space(6)} ${space(5)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${above.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${above.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** A grid of products, of one column on a phone. */
export const ProductGrid = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(5)};
  ${productColumns}
`
