import styled from '@emotion/styled'
import { lineFigures } from '../../../src/shared/lineFigures'
import { mensProsthesis } from '../../../src/shared/pictures/mensProsthesis'
import { PictureBand } from '../../components/PictureBand'
import { LargeFigure } from '../../components/Signature'
import { Label } from '../../components/typography'
import { colours, gutter, space } from '../../theme/tokens'

const { densities } = lineFigures['protesi-uomo']

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${gutter};
  svg {
    display: block;
    width: 100%;
    height: clamp(8rem, 22vw, 22rem);
    margin-top: ${space(4)};
    fill: none;
    stroke: ${colours.espresso};
    stroke-width: 1.25px;
  }
  path + path {
    stroke: ${colours.bronze};
    stroke-width: 3px;
  }
`

/** Small enough for two beside one another on the narrowest phone. */
const Half = styled(LargeFigure)`
  font-size: clamp(2.75rem, 2rem + 3.5vw, 5rem);
`

const What = styled(Label)`
  color: ${colours.bronze};
`

const [fewest] = densities

/** How many roots are in a row, how far apart, and how many rows they make. */
const columns = 20
const step = 10
const rows = Math.ceil(fewest / columns)

type Root = readonly [x: number, y: number]

/** Hairs from their roots up over the row before, each from the end of the last: so the path repeats itself and is sent small. */
const hairsAt = (roots: readonly Root[]) =>
  roots
    .map(([x, y], index) => {
      const [lastX, lastY] = roots[index - 1] ?? [-6, 15]
      return `m${x - lastX - 6} ${y - lastY + 15}q1-10 6-15`
    })
    .join('')

/** The hairs of both densities, at slightly irregular places. */
const common = hairsAt(
  Array.from({ length: fewest }, (_, index) => {
    const row = Math.floor(index / columns)
    return [
      (index % columns) * step + ((index * 7 + row * 3) % 5),
      row * step + 14 + ((index * 5) % 7),
    ]
  }),
)

/** The hairs that the denser base has besides, spread over all of it. */
const added = (count: number) =>
  hairsAt(
    Array.from({ length: count }, (_, index) => [
      ((index + 0.4) * columns * step) / count,
      (((index * 3) % count) * rows * step) / count + 17,
    ]),
  )

/** A piece of base with as many hairs as the figure says; the added hairs are thicker. */
function Hairs({ density }: { density: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * step} ${(rows + 1) * step}`}
      preserveAspectRatio="none"
    >
      <path d={common} vectorEffect="non-scaling-stroke" />
      {density > fewest && <path d={added(density - fewest)} vectorEffect="non-scaling-stroke" />}
    </svg>
  )
}

/** The knots from close by: a rest for the eyes after the answers. */
const knots = mensProsthesis.find(({ name }) => name === 'protesi-uomo-5')

/** The two densities side by side, beside what they count. */
export function Densities({ text }: { text: { label: string } }) {
  if (!knots) return null
  return (
    <PictureBand picture={knots}>
      <Pair>
        {densities.map((density) => (
          <div key={density}>
            <What>{text.label}</What>
            <Half>{density}%</Half>
            <Hairs density={density} />
          </div>
        ))}
      </Pair>
    </PictureBand>
  )
}
