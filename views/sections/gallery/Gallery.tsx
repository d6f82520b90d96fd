import styled from '@emotion/styled'
import type { Category } from '../../../src/shared/categories'
import type { Picture as Entry } from '../../../src/shared/pictures/Picture'
import { Picture } from '../../components/Picture'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { pictureNeedsScript } from '../../theme/needsScript'
import { above, colours, space } from '../../theme/tokens'
import { PictureNote } from './PictureNote'
import { galleryText } from './text'
import { useLightbox } from './useLightbox'

const Mosaic = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  margin-top: ${space(3)};
  ${above.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(4)};
    /* Three pictures are beside one another, uncropped. */
    &[data-count='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

/** The first is shown large; the others fill the rows beside and below it without a gap. */
const Tile = styled.li`
  /* Where the others and their gaps are higher together, the large one reaches as far down. */
  align-self: stretch;
  justify-self: stretch;
  aspect-ratio: 4 / 5;
  &:first-of-type,
  &[data-wide~='phone'] {
    grid-column: span 2;
  }
  &[data-wide~='phone'] {
    aspect-ratio: 8 / 5;
  }
  /* The picture that opened the page: its subject is in the upper half. */
  &:last-of-type img {
    object-position: 50% 14%;
  }
  ${above.tablet} {
    grid-column: span 1;
    aspect-ratio: auto;
    &:first-of-type {
      grid-column: span 2;
      grid-row: span 2;
      aspect-ratio: 4 / 5;
    }
    &[data-wide~='phone'] {
      grid-column: span 1;
      aspect-ratio: auto;
    }
    &[data-wide~='tablet'] {
      grid-column: span 2;
      aspect-ratio: 8 / 5;
    }
    [data-count='3'] > &&& {
      grid-area: auto;
      aspect-ratio: 4 / 5;
    }
  }
  ${above.laptop} {
    [data-count='3'] > &&& {
      aspect-ratio: 1;
    }
  }
`

/** On which screens the tile takes two columns, so that the last row is full. */
function wideness(index: number, count: number): string | undefined {
  if (index === 0) return undefined
  const others = count - 1
  const fromEnd = count - index
  const phone = others % 2 === 1 && fromEnd === 1
  const tablet = count > 3 && fromEnd <= (4 - (others % 4)) % 4
  return [phone && 'phone', tablet && 'tablet'].filter(Boolean).join(' ') || undefined
}

const Open = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: ${colours.sand};
  cursor: zoom-in;
  ${pictureNeedsScript}
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform 0.5s;
  }
  @media (prefers-reduced-motion: no-preference) {
    &:hover img {
      transform: scale(1.03);
    }
  }
`

/** How wide a tile of one column is, and one of two. */
const tileWidths = {
  phone: ['calc(50vw - 1.7rem)', 'calc(100vw - 3rem)'],
  tablet: ['min(25vw - 1.7rem, 19.5rem)', 'min(50vw - 2.5rem, 40.75rem)'],
} as const

const oneOfThree = 'min(33.4vw - 2rem, 26.4rem)'

function sizesOf(index: number, count: number, wide = ''): string {
  const width = (screen: keyof typeof tileWidths) =>
    tileWidths[screen][index === 0 || wide.includes(screen) ? 1 : 0]
  return `(min-width: 40rem) ${count === 3 ? oneOfThree : width('tablet')}, ${width('phone')}`
}

/** Pictures as a mosaic; each opens in the lightbox, which gives the focus back to it. */
export function Gallery({
  pictures,
  line,
}: {
  pictures: readonly Entry[]
  /** The line that the pictures show. */
  line: Category
}) {
  const text = useText(galleryText)
  const { language } = useLanguage()
  const { list, open, lightbox } = useLightbox(pictures, line)
  return (
    <>
      <PictureNote pictures={pictures} />
      <Mosaic ref={list} data-count={pictures.length}>
        {pictures.map((picture, index) => {
          const wide = wideness(index, pictures.length)
          return (
            <Tile key={picture.name} data-wide={wide}>
              <Open
                type="button"
                aria-haspopup="dialog"
                aria-label={`${text.open}: ${picture.alt[language]}`}
                onClick={() => open(index)}
              >
                <Picture picture={picture} sizes={sizesOf(index, pictures.length, wide)} />
              </Open>
            </Tile>
          )
        })}
      </Mosaic>
      {lightbox}
    </>
  )
}
