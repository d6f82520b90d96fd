import styled from '@emotion/styled'
import type { PictureEntry } from '../../src/shared/pictures'
import { Picture } from './Picture'

const Frame = styled.div`
  img {
    max-height: 30rem;
    aspect-ratio: 16 / 9;
  }
`

/** One of a page's pictures, a rest for the eyes: from edge to edge. */
export function CloseUp({ pictures, name }: { pictures: readonly PictureEntry[]; name: string }) {
  const picture = pictures.find((entry) => entry.name === name)
  if (!picture) throw new Error(`No picture of these is called ${name}`)
  return (
    <Frame>
      <Picture picture={picture} sizes="100vw" />
    </Frame>
  )
}
