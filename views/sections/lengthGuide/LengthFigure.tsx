import styled from '@emotion/styled'
import { Label } from '../../components/typography'
import type * as lines from '../../text/lines.it'
import { colours, fonts } from '../../theme/tokens'
import { lengthGuide as guide } from './drawing'

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`

const Figure = styled.div`
  position: relative;
  container-type: inline-size;
  /*
   * The drawing keeps its colours, which a dark ground of the reader's would swallow, and so do its
   * numbers.
   */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${colours.paper};
  }
`

/** In the middle of the drawing, each at its rule. They grow with the drawing: none overlap. */
const Numbers = styled.div`
  font-family: ${fonts.display};
  font-size: min(1.75rem, 7cqi);
  font-feature-settings: 'lnum';
  line-height: 1;
  span {
    position: absolute;
    left: 50%;
    translate: -50% -50%;
    color: ${colours.ink};
  }
  ${guide.lengths
    .map(
      (cm, index) =>
        `span:nth-of-type(${index + 1}) { top: ${percent(guide.endOf(cm, 0), guide.height)}; }`,
    )
    .join('')}
`

const Names = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding-top: 0.75rem;
  border-top: 1px solid ${colours.hairline};
  color: ${colours.inkSoft};
  text-align: center;
`

/** Two backs with straight and wavy hair. The alternative text has the numbers over them. */
export function LengthFigure({ text }: { text: typeof lines.lengthGuide }) {
  return (
    <>
      <Figure>
        <img
          src={guide.file}
          width={guide.width}
          height={guide.height}
          alt={text.picture}
          loading="lazy"
          decoding="async"
        />
        <Numbers aria-hidden>
          {guide.lengths.map((cm) => (
            <span key={cm}>{cm}</span>
          ))}
        </Numbers>
      </Figure>
      <Names aria-hidden>
        <Label>{text.straight}</Label>
        <Label>{text.wavy}</Label>
      </Names>
    </>
  )
}
