import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import type { PictureEntry } from '../../src/shared/pictures'
import { above, below, gutter, sectionSpaces, space } from '../theme/tokens'
import { Bleed } from './Container'
import { Picture } from './Picture'
import { Section } from './Section'

/** No room around what fills it. */
const Band = styled(Section)`
  padding-block: 0;
`

const BandPicture = styled.figure`
  img {
    height: 100%;
  }
  ${below.laptop} {
    margin-inline: calc(50% - 50vw);
    img {
      aspect-ratio: 4 / 3;
      object-position: 50% 70%;
    }
  }
  ${above.laptop} {
    position: relative;
    grid-column: 1 / 8;
    /* The words make it as high as they are. */
    img {
      position: absolute;
    }
  }
`

const BandWords = styled.div`
  display: grid;
  gap: ${space(4)};
  align-content: center;
  justify-items: start;
  padding-block: ${space(5)} ${sectionSpaces.part};
  ${above.laptop} {
    grid-column: 8 / -1;
    min-height: 34rem;
    padding-block: ${space(6)};
    padding-left: ${gutter};
  }
`

/** A picture up to the window's left edge beside words; below laptop from edge to edge above. */
export function PictureBand({
  picture,
  priority = false,
  children,
  ...section
}: ComponentProps<typeof Section> & { picture: PictureEntry; priority?: boolean }) {
  return (
    <Band {...section}>
      <Bleed $side="left">
        <BandPicture>
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) max(58vw, 49.5rem), 100vw"
            priority={priority}
          />
        </BandPicture>
        <BandWords>{children}</BandWords>
      </Bleed>
    </Band>
  )
}
