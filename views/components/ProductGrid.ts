import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { above, space } from '../theme/tokens'

/**
 * How wide a picture in the grid is, but for the phone.
 * @param isWide whether three are in its row on a wide screen
 */
export const aboveThePhone = (isWide = false) =>
  `(min-width: 80rem) min(${isWide ? '33.4vw - 3.7rem, 25.7rem' : '25vw - 3.4rem, 19.2rem'}), (min-width: 64rem) calc(33.4vw - 2.3rem), (min-width: 40rem) calc(50vw - 2.7rem)`

/** Whether so many products fill rows of three on a wide screen, and none of four. */
export const areWide = (count: number) => count % 3 === 0 && count % 4 > 0

/** Two columns on a tablet, three on a laptop, four on a desktop, or three there by `data-wide`. */
export const productColumns = css`
  ${above.tablet} {
    gap: ${space(6)} ${space(5)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${above.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${above.desktop} {
    &:not([data-wide]) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    /* Lower by a ninth, so that the catalogue begins on the first screen. */
    &[data-wide] img {
      aspect-ratio: 9 / 10;
    }
  }
`

/** A grid of products, of one column on a phone. */
export const ProductGrid = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(5)};
  ${productColumns}
`
