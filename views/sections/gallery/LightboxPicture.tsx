import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type PictureEntry, usualFrame } from '../../../src/shared/pictures'
import { Picture } from '../../components/Picture'
import { useText } from '../../text/LanguageProvider'
import { below, space, target } from '../../theme/tokens'
import { LightboxControl } from './LightboxControl'
import { captionId } from './PictureCaption'
import { galleryText } from './text'
import { useSwipe } from './useSwipe'

/** Picture and caption are one, each in its own row. */
const Figure = styled.figure`
  display: contents;
`

const Stage = styled.div<{ $share: number }>`
  grid-row: 2;
  display: grid;
  place-items: center;
  min-height: 0;
  container-type: size;
  touch-action: pan-y pinch-zoom;
  ${below.tablet} {
    height: min(${({ $share }) => 10000 / $share}vw, max(70dvh, 100dvh - 7rem));
  }
`

const Sheet = styled.div`
  position: relative;
`

/** Beside the picture where the window is wider, or over its edge. */
const Turn = styled.div<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: calc(50% - ${target} / 2);
  ${({ $side }) => $side}: max(-4rem, calc(50% - 50cqw + ${space(2)}));
`

/** The picture that is open, its caption, and the ways to its neighbours: arrows, or a finger. */
export function LightboxPicture({
  picture,
  caption,
  onTurn,
}: {
  picture: PictureEntry
  caption: ReactNode
  /** @param by 1 for the next, -1 for the one before */
  onTurn: (by: 1 | -1) => void
}) {
  const text = useText(galleryText)
  const { width, height } = { ...usualFrame, ...picture }
  const share = Math.round((100 * width) / height)
  return (
    <Figure aria-labelledby={captionId}>
      <Stage {...useSwipe(onTurn)} $share={share}>
        <Sheet style={{ width: `min(100cqw, ${share}cqh)` }}>
          {/* Its caption says it. */}
          <Picture
            key={picture.name}
            picture={picture}
            alt=""
            sizes={`min(100vw, ${share}vh)`}
            priority
          />
          <Turn $side="left">
            <LightboxControl label={text.previous} icon="left" onClick={() => onTurn(-1)} />
          </Turn>
          <Turn $side="right">
            <LightboxControl label={text.next} icon="right" onClick={() => onTurn(1)} />
          </Turn>
        </Sheet>
      </Stage>
      {caption}
    </Figure>
  )
}
