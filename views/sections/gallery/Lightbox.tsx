import styled from '@emotion/styled'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Category } from '../../../src/shared/categories'
import type { PictureEntry } from '../../../src/shared/pictures'
import { ListStatus } from '../../quote/ListStatus'
import { useText } from '../../text/LanguageProvider'
import { below, colours, fonts, space } from '../../theme/tokens'
import { LightboxControl } from './LightboxControl'
import { LightboxPicture } from './LightboxPicture'
import { PictureCaption } from './PictureCaption'
import { Thumbnails } from './Thumbnails'
import { galleryText } from './text'
import { useShownItem } from './useShownItem'

const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${colours.espresso};
  color: ${colours.paper};
  & :focus-visible {
    outline-color: ${colours.gold};
  }
  &::backdrop {
    background: ${colours.espresso};
  }
`

/** The picture takes the height that is left; on a phone all is in the middle. Low windows scroll. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(max(70%, min(100% - 7rem, 125vw)), 1fr) auto auto;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  padding-block: ${space(1)};
  overflow-y: auto;
  ${below.tablet} {
    grid-template-rows: minmax(auto, 1fr) auto auto auto minmax(${space(3)}, 1fr);
  }
`

const Bar = styled.div`
  grid-area: 1 / 1;
  display: flex;
  align-items: center;
  align-self: start;
  gap: ${space(4)};
  padding-inline: ${space(4)} ${space(2)};
`

const Counter = styled.p`
  margin-right: auto;
  font-family: ${fonts.display};
  font-size: 1.5rem;
  font-feature-settings: 'lnum';
  white-space: nowrap;
`

/** One picture at a time over the whole screen; the last leads to the first and back. */
export function Lightbox({
  pictures,
  line,
  start,
  onClose,
}: {
  pictures: readonly PictureEntry[]
  line: Category | undefined
  start: number
  /** @param last the picture shown last; undefined where a link leads to another page */
  onClose: (last: number | undefined) => void
}) {
  const text = useText(galleryText)
  const [index, setIndex] = useState(start)
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the thumbnails look for the current one's place.
  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])

  const picture = pictures[index] ?? pictures[0]
  const item = useShownItem(line, picture?.name ?? '')
  if (!picture) return null
  const leave = () => onClose(undefined)
  const place = `${index + 1} / ${pictures.length}`
  const turn = (by: number) => setIndex((index + by + pictures.length) % pictures.length)
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // With a modifier an arrow is the browser's, for example for Back.
    if (altKey || ctrlKey || metaKey) return
    // The tip of the control in focus would take the dialog's own Escape for itself.
    if (key === 'Escape') dialog.current?.close()
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
    if (key === 'Home') setIndex(0)
    if (key === 'End') setIndex(pictures.length - 1)
  }
  return (
    <Dialog
      ref={dialog}
      aria-label={text.label}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <Frame>
        <Bar>
          {/* The caption says it too. */}
          <Counter aria-hidden>{place}</Counter>
          <LightboxControl
            label={text.close}
            icon="cross"
            onClick={() => dialog.current?.close()}
          />
        </Bar>
        <LightboxPicture
          picture={picture}
          caption={<PictureCaption {...{ picture, place, line, item }} onFollow={leave} />}
          onTurn={turn}
        />
        <ListStatus />
        <Thumbnails pictures={pictures} current={index} onChoose={setIndex} />
      </Frame>
    </Dialog>
  )
}
