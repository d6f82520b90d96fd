import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import type { PictureEntry } from '../../../src/shared/pictures'
import { Picture } from '../../components/Picture'
import { centreInRow, showFocused } from '../../components/showFocused'
import { useText } from '../../text/LanguageProvider'
import { above, colours, space, target } from '../../theme/tokens'
import { galleryText } from './text'

const ThumbnailRow = styled.ul`
  position: relative;
  display: flex;
  gap: ${space(2)};
  justify-content: safe center;
  /* What scrolls would give up its height in a low window. */
  min-height: calc(${target} + 4px);
  padding: 2px ${space(1)};
  overflow-x: auto;
  ${above.laptop} {
    margin-top: ${space(2)};
  }
`

const Thumbnail = styled.button`
  display: block;
  width: ${target};
  border: 1px solid transparent;
  opacity: 0.6;
  img {
    aspect-ratio: 1;
  }
  /* Its ring fits into the row, which is no higher for it. */
  &:focus-visible {
    outline-offset: 0;
  }
  &:hover {
    opacity: 1;
  }
  &[aria-current] {
    border-color: ${colours.gold};
    opacity: 1;
  }
`

/** Every picture of the lightbox in small. What a picture shows is said once it is open. */
export function Thumbnails({
  pictures,
  current,
  onChoose,
}: {
  pictures: readonly PictureEntry[]
  current: number
  onChoose: (index: number) => void
}) {
  const text = useText(galleryText)
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const thumbnail = strip.current?.children[current]
    if (strip.current && thumbnail instanceof HTMLElement) centreInRow(strip.current, thumbnail)
  }, [current])
  return (
    <ThumbnailRow ref={strip} onFocus={showFocused} aria-label={text.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.name}>
          <Thumbnail
            type="button"
            aria-label={`${text.show} ${index + 1} ${text.of} ${pictures.length}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture picture={picture} alt="" sizes="44px" />
          </Thumbnail>
        </li>
      ))}
    </ThumbnailRow>
  )
}
