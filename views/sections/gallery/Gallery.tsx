import styled from '@emotion/styled'
import type { Category } from '../../../src/shared/categories'
import type { PictureEntry } from '../../../src/shared/pictures'
import { Strip } from '../../components/Strip'
import { above, space } from '../../theme/tokens'
import { Tile } from './Tile'
import { useLightbox } from './useLightbox'

/** The most that a wide window has in one row. More are in two; the first picture takes both. */
const inOneRow = 6

/** How many columns so many pictures are in a wide window. */
const columnsOf = (count: number) => (count > inOneRow ? Math.ceil((count + 3) / 2) : count)

/** In a narrow window it scrolls sideways. */
const Mosaic = styled(Strip)<{ $count: number; $scale: number }>`
  gap: ${space(2)};
  img {
    aspect-ratio: 4 / 5;
    scale: ${({ $scale }) => $scale};
  }
  ${above.laptop} {
    grid-auto-flow: row;
    grid-template-columns: repeat(${({ $count }) => columnsOf($count)}, 1fr);
    ${({ $count }) => $count > inOneRow && 'li:first-of-type { grid-area: span 2 / span 2; }'}
  }
`

/** The attribute for a picture with a share of the row; below desktop some pixels too wide. */
function sizesOf(share: number, scale: number): string {
  const [vw, most, less] = [100 * share, 90 * share, 8.5 * share + 0.5].map((one) => one.toFixed(1))
  const [wide, narrow] = [`min(${vw}vw, ${most}rem) - ${less}rem`, 'min(60vw, 14rem)']
  return `(min-width: 64rem) calc(${scale} * (${wide})), calc(${scale} * ${narrow})`
}

export function Gallery({
  pictures,
  line,
  scale = 1,
}: {
  pictures: readonly PictureEntry[]
  /** How near the pictures are shown: only the lightbox shows all of one that is above 1. */
  scale?: number
  /** The line that the pictures show. */
  line: Category
}) {
  const { list, open, lightbox } = useLightbox(pictures, line)
  const count = pictures.length
  return (
    <>
      <Mosaic ref={list} $column="min(60vw, 14rem)" $count={count} $scale={scale}>
        {pictures.map((picture, index) => (
          <Tile
            key={picture.name}
            picture={picture}
            sizes={sizesOf((count > inOneRow && index === 0 ? 2 : 1) / columnsOf(count), scale)}
            onOpen={() => open(index)}
          />
        ))}
      </Mosaic>
      {lightbox}
    </>
  )
}
