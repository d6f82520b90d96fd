import styled from '@emotion/styled'
import { lineFigures } from '../../../src/shared/lineFigures'
import { Signature } from '../../components/Signature'
import { colours, fonts, onPhone, space } from '../../theme/tokens'

const { heatC } = lineFigures['keratin-tips']
const { meltsC } = lineFigures['italian-keratine-glue']

/** Degrees that the scale names; it ends where keratin has melted. */
const marks = [0, 50, 100, 150, meltsC.most]

/** Where degrees lie on the scale. */
const at = (degrees: number) => `${(degrees / meltsC.most) * 100}%`

/** A line every ten degrees; where keratin melts it warms up to amber. */
const Scale = styled.div`
  position: relative;
  height: 3.5rem;
  border-bottom: 1px solid ${colours.ink};
  background: linear-gradient(to right, transparent ${at(meltsC.least)}, ${colours.gold}) no-repeat bottom / 100% 0.75rem,
    repeating-linear-gradient(to right, ${colours.border} 0 1px, transparent 1px calc(${at(10)} - 0.05px))
      no-repeat bottom / 100% 0.75rem;
  &::after {
    content: '';
    position: absolute;
    left: ${at(heatC)};
    bottom: -1px;
    height: 100%;
    border-left: 2px solid ${colours.bronze};
  }
`

const Marks = styled.div`
  position: relative;
  height: 2.5rem;
  margin-top: ${space(2)};
  font-family: ${fonts.display};
  font-size: 1.75rem;
  font-feature-settings: 'lnum';
  line-height: 1.2;
  span {
    position: absolute;
    transform: translateX(-50%);
  }
  ${marks.map((mark, index) => `span:nth-of-type(${index + 1}) { left: ${at(mark)}; }`).join('')}
  span:first-of-type {
    transform: none;
  }
  span:last-of-type {
    transform: translateX(-100%);
  }
  /* Every second one, so that they do not touch. */
  @media ${onPhone} {
    span:nth-of-type(even) {
      display: none;
    }
  }
`

/** Where on the scale the bonds of these strands are melted. */
export function MeltScale({ text }: { text: { label: string } }) {
  return (
    <Signature label={text.label} figure={`${heatC} °C`}>
      <Scale />
      <Marks>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </Marks>
    </Signature>
  )
}
