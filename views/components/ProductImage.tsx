import styled from '@emotion/styled'
import { colours } from '../theme/tokens'

const Frame = styled.span`
  display: block;
  overflow: hidden;
  background: ${colours.hairline};
`

const Image = styled.img`
  width: 100%;
  aspect-ratio: 4 / 5;
  object-fit: cover;
  transition: transform 0.5s;
  @media (prefers-reduced-motion: no-preference) {
    a:hover &,
    li:hover & {
      transform: scale(1.03);
    }
  }
`

/** A product's picture; its name stands beside it, so a screen reader need not hear it twice. */
export function ProductImage({ src, eager = false }: { src: string; eager?: boolean }) {
  return (
    <Frame>
      <Image
        src={src}
        alt=""
        width={1200}
        height={1500}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </Frame>
  )
}
