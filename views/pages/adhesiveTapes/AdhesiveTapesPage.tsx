import styled from '@emotion/styled'
import { AcrossSection } from '../../components/AcrossSection'
import { Points } from '../../components/Points'
import { Side, SideBySide } from '../../components/SideBySide'
import { Subheading } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { LinePage } from '../../sections/LinePage'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Specifications } from '../../sections/Specifications'
import { adhesiveTapes } from '../../text/pictures/adhesiveTapes'
import { above, gutter, space } from '../../theme/tokens'
import { pageOfLine } from '../PageDefinition'
import type { it } from './text.it'

/** The tapes for hairpieces and those for extensions, beside one another. */
const Kinds = styled.div`
  display: grid;
  gap: ${space(6)} ${gutter};
  ${above.laptop} {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    margin-bottom: ${space(4)};
  }
`

const line = 'tape-adhesivi'

function AdhesiveTapesPage({ text }: { text: typeof it }) {
  const { reasons, types, application, usage } = text
  return (
    <LinePage line={line} text={text} pictures={adhesiveTapes}>
      <AcrossSection id="reasons" heading={reasons.heading} points={reasons.points} space="near" />
      <LineProducts line={line} />
      <Specifications {...text.specifications} />
      <WideSection id="types" heading={types.heading} tone="sand">
        <Kinds>
          {[types.hairpieces, types.extensions].map(({ heading, points }) => (
            <div key={heading}>
              <Subheading>{heading}</Subheading>
              <Points points={points} level="h4" columns={points.length} />
            </div>
          ))}
        </Kinds>
      </WideSection>
      <SideBySide first={2}>
        <Side id="application" heading={application.heading}>
          <Points points={application.steps} ordered columns={2} />
        </Side>
        <Side id="usage" heading={usage.heading}>
          <Points points={usage.points} columns={1} />
        </Side>
      </SideBySide>
    </LinePage>
  )
}

export const page = pageOfLine(line, AdhesiveTapesPage)
