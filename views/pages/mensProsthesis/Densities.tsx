import styled from '@emotion/styled'
import { lineFigures } from '../../../src/shared/lineFigures'
import { Container } from '../../components/Container'
import { Section } from '../../components/Section'
import { LargeFigure } from '../../components/Signature'
import { Label } from '../../components/typography'
import { colours, gutter, space } from '../../theme/tokens'

const { densities } = lineFigures['protesi-uomo']

const Pair = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${gutter};
  svg {
    display: block;
    width: 100%;
    height: clamp(8rem, 22vw, 18rem);
    margin-top: ${space(4)};
    color: ${colours.espresso};
  }
`

/** Two of them stand beside one another, on the narrowest phone too. */
const Half = styled(LargeFigure)`
  font-size: clamp(2.75rem, 0.5rem + 11vw, 10rem);
`

const What = styled(Label)`
  color: ${colours.bronze};
`

/** Strokes like hairs, set closer the denser: as many on the same piece of base as the figure says. */
function Hairs({ density }: { density: number }) {
  const step = 14 * Math.sqrt(densities[0] / density)
  const id = `hairs-${density}`
  return (
    <svg aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width={step}
          height={step}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(8)"
        >
          <path
            d={`M${step / 4} ${step * 0.9}c1-3 3-6 5-8M${step * 0.75} ${step * 0.4}c1-3 3-6 5-8`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.25"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** The two densities side by side. */
export function Densities({ text }: { text: { label: string } }) {
  return (
    <Section>
      <Pair>
        {densities.map((density) => (
          <div key={density}>
            <What>{text.label}</What>
            <Half>{density}%</Half>
            <Hairs density={density} />
          </div>
        ))}
      </Pair>
    </Section>
  )
}
