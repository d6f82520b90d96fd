import styled from '@emotion/styled'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Category } from '../../../src/shared/categories'
import type { Picture as Entry } from '../../../src/shared/pictures/Picture'
import { Icon } from '../../components/Icon'
import { Picture } from '../../components/Picture'
import { Tip } from '../../components/tip/Tip'
import { spokenOnly } from '../../components/typography'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { above, colours, fonts, onPhone, sizes, space, target } from '../../theme/tokens'
import { AskForPicture } from './AskForPicture'
import { Thumbnails } from './Thumbnails'
import { galleryText } from './text'

/** Pixels that a finger must travel sideways to turn the page. */
const swipe = 50

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

/** The picture takes whatever height the rest leaves; on a low window the thumbnails go first. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  height: 100%;
`

const Bar = styled.div`
  grid-area: 1 / 1;
  display: flex;
  align-items: center;
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

const Spoken = styled.span(spokenOnly)

const Control = styled.button`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${colours.espresso};
  font-size: 1.125rem;
  &:hover {
    color: ${colours.gold};
  }
`

/** Picture and caption are one, each in its own row. */
const Figure = styled.figure`
  display: contents;
`

const Stage = styled.div`
  grid-row: 2;
  display: grid;
  place-items: center;
  min-height: 0;
  container-type: size;
  touch-action: pan-y pinch-zoom;
`

/** As large as fits, with the arrows over its edges. */
const Sheet = styled.div`
  position: relative;
  width: min(100cqw, 80cqh);
  aspect-ratio: 4 / 5;
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

const Turn = styled('div', { shouldForwardProp: (name) => name !== 'side' })<{
  side: 'left' | 'right'
}>`
  position: absolute;
  top: calc(50% - ${target} / 2);
  ${({ side }) => side}: ${space(2)};
`

const Caption = styled.figcaption`
  padding: ${space(2)} ${space(4)};
  font-size: ${sizes.small};
  line-height: 1.4;
  text-align: center;
  ${above.tablet} {
    grid-area: 1 / 1;
    justify-self: center;
    align-self: center;
    max-width: calc(100% - 15rem);
    padding: 0;
  }
  @media ${onPhone} and (max-height: 30rem) {
    display: none;
  }
`

/** The thumbnails, and beside them the way to a quote: the picture gives up no height for it. */
const Foot = styled.div`
  display: flex;
  justify-content: center;
`

/** One picture at a time over the whole screen; the last leads to the first and back. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a module's default
export default function Lightbox({
  pictures,
  line,
  start,
  onClose,
}: {
  pictures: readonly Entry[]
  line: Category | undefined
  start: number
  /** @param last the picture shown last; undefined where a link leads to another page */
  onClose: (last: number | undefined) => void
}) {
  const text = useText(galleryText)
  const { language } = useLanguage()
  const [index, setIndex] = useState(start)
  const dialog = useRef<HTMLDialogElement>(null)
  const touchedAt = useRef<number | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  const picture = pictures[index] ?? pictures[0]
  if (!picture) return null
  const turn = (by: number) => setIndex((index + by + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
    if (key === 'Home') setIndex(0)
    if (key === 'End') setIndex(pictures.length - 1)
  }
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const travelled = touchedAt.current === null ? 0 : clientX - touchedAt.current
    touchedAt.current = null
    if (Math.abs(travelled) >= swipe) turn(travelled > 0 ? -1 : 1)
  }
  const control = (label: string, icon: 'left' | 'right' | 'cross', onClick: () => void) => (
    <Tip label={label}>
      <Control type="button" aria-label={label} onClick={onClick}>
        <Icon name={icon} />
      </Control>
    </Tip>
  )
  return (
    <Dialog
      ref={dialog}
      aria-label={text.label}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <Frame>
        <Bar>
          <Counter>{`${index + 1} / ${pictures.length}`}</Counter>
          <Spoken role="status">
            {`${index + 1} / ${pictures.length}: ${picture.alt[language]}`}
          </Spoken>
          {control(text.close, 'cross', () => dialog.current?.close())}
        </Bar>
        <Figure
          onPointerDown={({ clientX }) => {
            // A second finger zooms. What is zoomed in is moved, and not turned.
            const isZoomed = (window.visualViewport?.scale ?? 1) > 1
            const isFirst = touchedAt.current === null
            touchedAt.current = isFirst && !isZoomed ? clientX : null
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            touchedAt.current = null
          }}
        >
          <Stage>
            <Sheet>
              <Picture key={picture.name} picture={picture} sizes="min(100vw, 80vh)" priority />
              <Turn side="left">{control(text.previous, 'left', () => turn(-1))}</Turn>
              <Turn side="right">{control(text.next, 'right', () => turn(1))}</Turn>
            </Sheet>
          </Stage>
          <Caption>{picture.alt[language]}</Caption>
        </Figure>
        <Foot>
          <Thumbnails pictures={pictures} current={index} onChoose={setIndex} />
          {line && (
            <AskForPicture line={line} name={picture.name} onFollow={() => onClose(undefined)} />
          )}
        </Foot>
      </Frame>
    </Dialog>
  )
}
