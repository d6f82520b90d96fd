import styled from '@emotion/styled'
import { lineFigures } from '../../../src/shared/lineFigures'
import { Signature } from '../../components/Signature'
import { above, colours, space } from '../../theme/tokens'

const days = lineFigures['tape-adhesivi'].mostWeeks * 7

/** A piece of tape a day, a gap after each week; the tone grows fainter as the hold does. */
const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(1)};
  ${above.laptop} {
    grid-template-columns: repeat(${days}, minmax(0, 1fr));
  }
  div {
    height: 1.5rem;
    background: ${colours.gold};
    ${above.laptop} {
      height: 2.5rem;
      &:nth-of-type(7n):not(:last-of-type) {
        margin-right: ${space(2)};
      }
    }
    &:nth-of-type(n + 8) {
      opacity: 0.75;
    }
    &:nth-of-type(n + 15) {
      opacity: 0.5;
    }
    &:nth-of-type(n + 22) {
      opacity: 0.3;
    }
  }
`

/** How long a piece of tape holds, day by day. */
export function HoldingTime({ text }: { text: { label: string; figure: string } }) {
  return (
    <Signature {...text}>
      <Days>
        {Array.from({ length: days }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days are all alike
          <div key={index} />
        ))}
      </Days>
    </Signature>
  )
}
