import styled from '@emotion/styled'
import { above, space } from '../theme/tokens'

const aboveThePhone =
  '(min-width: 80rem) min(25vw - 3.4rem, 19.2rem), (min-width: 64rem) calc(33.4vw - 2.3rem), (min-width: 40rem) calc(50vw - 2.7rem)'

/** How wide a picture in the grid is. */
export const productGridSizes = `${aboveThePhone}, calc(100vw - 3rem)`

/** Width of a picture in the rows that the phone shows. */
export const rowPictureWidth = '5.5rem'

/** How wide a picture in the list is. */
export const productListSizes = `${aboveThePhone}, ${rowPictureWidth}`

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

/** The same as a list: on the phone each product is a row, and its rule parts it from the next. */
export const ProductList = styled(ProductGrid)`
  gap: 0;
  ${above.tablet} {
    gap: ${space(6)} ${space(5)};
  }
`
