import styled from '@emotion/styled'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Picture as Entry } from '../../../src/shared/pictures/Picture'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { above, colours, fonts, space, target } from '../../theme/tokens'
import { Icon } from '../Icon'
import { Picture } from '../Picture'
import { Tip } from '../tip/Tip'
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
  :focus-visible {
    outline-color: ${colours.gold};
  }
  &::backdrop {
    background: ${colours.espresso};
  }
`

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto auto / ${target} minmax(0, 1fr) ${target};
  gap: ${space(2)};
  height: 100%;
  padding: ${space(3)};
  ${above.tablet} {
    gap: ${space(3)} ${space(5)};
    padding: ${space(5)};
  }
`

const Bar = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Counter = styled.p`
  font-family: ${fonts.display};
  font-size: 1.75rem;
  font-feature-settings: 'lnum';
`

const Control = styled.button`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  align-self: center;
  padding: 0;
  border: 0;
  background: none;
  font-size: 1.125rem;
  &:hover {
    color: ${colours.gold};
  }
`

const Stage = styled.figure`
  display: grid;
  place-items: center;
  min-height: 0;
  touch-action: pan-y;
  img {
    width: auto;
    max-width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`

const Caption = styled.figcaption`
  grid-column: 1 / -1;
  min-height: 3em;
  text-align: center;
`

const Thumbnails = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  gap: ${space(2)};
  justify-content: safe center;
  padding: ${space(1)};
  overflow-x: auto;
`

const Thumbnail = styled.button`
  width: ${target};
  padding: 0;
  border: 1px solid transparent;
  background: none;
  opacity: 0.6;
  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  &:hover {
    opacity: 1;
  }
  &[aria-current] {
    border-color: ${colours.gold};
    opacity: 1;
  }
`

/** One picture at a time over the whole screen; the last leads to the first and back. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a module's default
export default function Lightbox({
  pictures,
  start,
  onClose,
}: {
  pictures: readonly Entry[]
  start: number
  onClose: (last: number) => void
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
          <Counter aria-live="polite">{`${index + 1} / ${pictures.length}`}</Counter>
          {control(text.close, 'cross', () => dialog.current?.close())}
        </Bar>
        {control(text.previous, 'left', () => turn(-1))}
        <Stage
          onPointerDown={({ clientX }) => {
            touchedAt.current = clientX
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            touchedAt.current = null
          }}
        >
          <Picture key={picture.name} picture={picture} sizes="min(100vw, 80vh)" priority />
        </Stage>
        {control(text.next, 'right', () => turn(1))}
        <Caption>{picture.alt[language]}</Caption>
        <Thumbnails aria-label={text.thumbnails}>
          {pictures.map((one, at) => (
            <li key={one.name}>
              <Thumbnail
                type="button"
                aria-label={`${text.show} ${at + 1}`}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => setIndex(at)}
              >
                <Picture picture={one} sizes="44px" decorative />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      </Frame>
    </Dialog>
  )
}
