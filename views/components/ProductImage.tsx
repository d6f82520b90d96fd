import styled from '@emotion/styled'
import { pictureAddressPattern } from '../../src/shared/pictures/Picture'
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

const noWords = { it: '', en: '' }

/**
 * A product's picture; its name stands beside it, so a screen reader need not hear it twice.
 * @param src `Product.imageUrl`: a picture of the build by its name, or any other file of the site
 */
export function ProductImage({ src, ...use }: PictureUse & { src: string }) {
  const name = pictureAddressPattern.exec(src)?.[1]
  return (
    <Frame>
      {name ? <Picture picture={{ name, alt: noWords }} {...use} /> : <img src={src} alt="" />}
    </Frame>
  )
}
