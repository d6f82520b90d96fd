import styled from '@emotion/styled'
import { lineFigures } from '../../../src/shared/lineFigures'
import { Signature } from '../../components/Signature'
import { rangeOf } from '../../text/figures'
import { above, colours, fonts, space } from '../../theme/tokens'

const lengths = lineFigures['bulk-human-hair'].lengthsCm
const longest = Math.max(...lengths)

/** Room for the number after the longest. */
const number = '3rem'

/** Each length as a lock, of which the longest crosses the page, but for its number. */
const Locks = styled.div`
  div {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    margin-bottom: ${space(3)};
    font-family: ${fonts.display};
    font-size: 1.75rem;
    font-feature-settings: 'lnum';
    line-height: 1.1;
    &::before {
      content: '';
      flex: none;
      height: 0.75rem;
      border-radius: 0 100% 100% 0 / 0 50% 50% 0;
      background: repeating-linear-gradient(${colours.bronze} 0 1px, ${colours.sand} 1px 3px);
    }
  }
  ${lengths
    .map(
      (length, index) =>
        `div:nth-of-type(${index + 1})::before { width: calc((100% - ${number}) * ${length / longest}); }`,
    )
    .join('')}
`

/** Lines of a height, one every so many centimetres; the last is within the ruler's end. */
const marks = (everyCm: number, colour: string, height: string) => {
  const count = longest / everyCm
  return `repeating-linear-gradient(to right, ${colour} 0 1px, transparent 1px calc(100% / ${count} - 1px / ${count})) no-repeat top / 100% ${height}`
}

const tens = marks(10, colours.ink, '1.5rem')

/** A line for each centimetre, on the phone for every second, and a long one for each ten. */
const Ruler = styled.div`
  width: calc(100% - ${number});
  height: 1.5rem;
  border-top: 1px solid ${colours.ink};
  background: ${tens}, ${marks(2, colours.border, '0.625rem')};
  ${above.laptop} {
    background: ${tens}, ${marks(1, colours.border, '0.625rem')};
  }
`

/** The lengths of bulk hair, drawn below one another over a ruler. */
export function LengthRuler({ text }: { text: { label: string } }) {
  return (
    <Signature
      label={text.label}
      figure={rangeOf({ least: Math.min(...lengths), most: longest }, 'cm')}
    >
      <Locks>
        {lengths.map((length) => (
          <div key={length}>
            <span>{length}</span>
          </div>
        ))}
      </Locks>
      <Ruler />
    </Signature>
  )
}
