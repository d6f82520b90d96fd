import styled from '@emotion/styled'
import { frameOfProduct, pictureAddressPattern } from '../../src/shared/pictures/Picture'
import { colours } from '../theme/tokens'
import { Picture, type PictureUse } from './Picture'

const Frame = styled.span`
  display: block;
  overflow: hidden;
  background: ${colours.hairline};
  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    transition: transform 0.5s;
  }
  @media (prefers-reduced-motion: no-preference) {
    a:hover & img,
    li:hover & img {
      transform: scale(1.03);
    }
  }
`

/**
 * A product's picture.
 * @param alt its name
 * @param src `Product.imageUrl`, a picture of the build by its name; any other address is never asked for
 */
export function ProductImage({ src, alt, ...use }: PictureUse & { src: string; alt: string }) {
  const name = pictureAddressPattern.exec(src)?.[1]
  return (
    <Frame>
      {name && <Picture picture={{ name, ...frameOfProduct(name) }} alt={alt} {...use} />}
    </Frame>
  )
}
