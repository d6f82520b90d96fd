import styled from '@emotion/styled'
import type { Category } from '../../../src/shared/categories'
import type { Picture as Entry } from '../../../src/shared/pictures/Picture'
import { showFocused } from '../../components/showFocused'
import { above, onPhone, space } from '../../theme/tokens'
import { PictureNote } from './PictureNote'
import { Tile } from './Tile'
import { useLightbox } from './useLightbox'

/** As many as stand in one row of a wide window; more are two rows, of which the first picture takes both. */
const inOneRow = 7

/** How many columns so many pictures are in a wide window. */
const columnsOf = (count: number) => (count > inOneRow ? Math.ceil((count + 3) / 2) : count)

/** A narrow window draws them aside. */
const Strip = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: number
}>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(60vw, 14rem);
  gap: ${space(2)};
  margin-top: ${space(3)};
  overflow-x: auto;
  scrollbar-width: none;
  /* The strip cuts what lies outside. */
  button {
    outline-offset: -2px;
  }
  img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  @media ${onPhone} {
    margin-inline: -${space(5)};
    padding-inline: ${space(5)};
  }
  ${above.laptop} {
    grid-auto-flow: row;
    grid-template-columns: repeat(${({ columns }) => columns}, minmax(0, 1fr));
    li:first-of-type:nth-last-of-type(n + ${inOneRow + 1}) {
      grid-area: span 2 / span 2;
    }
  }
`

/** How wide one over so many of so many columns is, as the attribute wants it. */
function sizesOf(columns: number, over: number): string {
  const wide = (room: string) => `calc(${over} * (${room}) / ${columns} - 0.5rem)`
  return `(min-width: 80rem) ${wide('min(100vw, 90rem) - 8.5rem')}, (min-width: 64rem) ${wide('100vw - 3.5rem')}, min(60vw, 14rem)`
}

/** Pictures; each opens in the lightbox, which gives the focus back to it. */
export function Gallery({
  pictures,
  line,
}: {
  pictures: readonly Entry[]
  /** The line that the pictures show. */
  line: Category
}) {
  const { list, open, lightbox } = useLightbox(pictures, line)
  const columns = columnsOf(pictures.length)
  return (
    <>
      <PictureNote pictures={pictures} />
      <Strip ref={list} columns={columns} onFocus={showFocused}>
        {pictures.map((picture, index) => (
          <Tile
            key={picture.name}
            picture={picture}
            sizes={sizesOf(columns, columns < pictures.length && index === 0 ? 2 : 1)}
            onOpen={() => open(index)}
          />
        ))}
      </Strip>
      {lightbox}
    </>
  )
}
