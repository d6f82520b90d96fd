import styled from '@emotion/styled'
import { type PictureEntry, usualFrame } from '../../src/shared/pictures'
import { above, below, sectionSpaces } from '../theme/tokens'
import { Container } from './Container'
import { Picture } from './Picture'

const Frame = styled(Container)`
  img {
    max-width: ${usualFrame.width}px;
    max-height: 30rem;
    aspect-ratio: 16 / 9;
  }
  ${below.laptop} {
    padding-inline: 0;
  }
  /* In the column it keeps clear of another ground, as bands do. */
  ${above.laptop} {
    [data-tone='sand'] + & {
      padding-top: ${sectionSpaces.part};
    }
    &:has(+ [data-tone='sand']) {
      padding-bottom: ${sectionSpaces.part};
    }
  }
`

/**
 * One of a page's pictures, a rest for the eyes: from edge to edge, and from laptop on, where it has
 * not so many pixels, in the page's column.
 */
export function CloseUp({ pictures, name }: { pictures: readonly PictureEntry[]; name: string }) {
  const picture = pictures.find((entry) => entry.name === name)
  if (!picture) throw new Error(`No picture of these is called ${name}`)
  return (
    <Frame>
      <Picture picture={picture} sizes="(min-width: 64rem) min(100vw - 4rem, 75rem), 100vw" />
    </Frame>
  )
}
