import styled from '@emotion/styled'
import type { Category } from '../../../src/shared/categories'
import type { Picture as Entry } from '../../../src/shared/pictures/Picture'
import { showFocused } from '../../components/showFocused'
import { above, onPhone, space } from '../../theme/tokens'
import { PictureNote } from './PictureNote'
import { Tile } from './Tile'
import { useLightbox } from './useLightbox'

/** One row, which a phone draws aside; a wide window shows eleven without. */
const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(9rem, 20rem);
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
    grid-auto-columns: minmax(6rem, 20rem);
  }
`

/** How wide each is of so many, as the attribute wants it. */
function sizesOf(count: number): string {
  const share = (room: string) => `calc((${room}) / ${count} - 0.5rem)`
  const near = share('100vw - 3.5rem')
  const wide = share('min(100vw, 90rem) - 8.5rem')
  return `(min-width: 80rem) clamp(6rem, ${wide}, 20rem), (min-width: 64rem) clamp(6rem, ${near}, 20rem), clamp(9rem, ${near}, 20rem)`
}

/** Pictures in a row; each opens in the lightbox, which gives the focus back to it. */
export function Gallery({
  pictures,
  line,
}: {
  pictures: readonly Entry[]
  /** The line that the pictures show. */
  line: Category
}) {
  const { list, open, lightbox } = useLightbox(pictures, line)
  const sizes = sizesOf(pictures.length)
  return (
    <>
      <PictureNote pictures={pictures} />
      <Strip ref={list} onFocus={showFocused}>
        {pictures.map((picture, index) => (
          <Tile key={picture.name} picture={picture} sizes={sizes} onOpen={() => open(index)} />
        ))}
      </Strip>
      {lightbox}
    </>
  )
}
