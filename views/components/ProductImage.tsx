import styled from '@emotion/styled'
import { colours } from '../theme/tokens'

const Image = styled.img`
  width: 100%;
  aspect-ratio: 4 / 5;
  background: ${colours.sand};
  object-fit: cover;
`

/** A product's picture; its name stands beside it, so a screen reader need not hear it twice. */
export function ProductImage({ src, eager = false }: { src: string; eager?: boolean }) {
  return <Image src={src} alt="" width={800} height={1000} loading={eager ? 'eager' : 'lazy'} />
}
