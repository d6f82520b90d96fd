import styled from '@emotion/styled'
import type { ListedProduct } from '../../src/shared/products'
import { colours } from '../theme/tokens'
import { Picture, type PictureUse } from './Picture'
import { productPicture } from './productPicture'

const Frame = styled.span`
  display: block;
  overflow: hidden;
  background: ${colours.hairline};
  img {
    aspect-ratio: 4 / 5;
    transition: transform 0.5s;
  }
  @media (prefers-reduced-motion: no-preference) {
    a:hover & img,
    li:hover & img {
      transform: scale(1.03);
    }
  }
`

/** Of a phone's row, of a plate, and of one on a sharp screen. */
const widths = [192, 360, 540, 720]

/** A product's picture beside its name. Its alternative text is for search engines alone. */
export function ProductImage({
  product,
  className,
  ...use
}: PictureUse & { product: ListedProduct; className?: string }) {
  return (
    <Frame aria-hidden className={className}>
      <Picture picture={productPicture(product)} widths={widths} {...use} />
    </Frame>
  )
}
