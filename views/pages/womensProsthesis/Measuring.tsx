import styled from '@emotion/styled'
import { Container } from '../../components/Container'
import { Folded } from '../../components/Folded'
import { Points } from '../../components/Points'
import { Section } from '../../components/Section'
import { Body, Lead } from '../../components/typography'
import type { Point } from '../../text/LinePageText'
import { space } from '../../theme/tokens'

export interface MeasuringText {
  heading: string
  opening: string
  /** What the drawing shows. */
  drawing: string
  steps: readonly Point[]
  last: string
}

const MeasuringLead = styled(Lead)`
  margin-bottom: ${space(5)};
`

const Drawing = styled.div`
  max-width: 34rem;
  margin-bottom: ${space(6)};
`

const Last = styled(Body)`
  margin-top: ${space(5)};
`

/** Measuring the head at home, for clients who cannot come. It is folded, since most do come. */
export function Measuring({ text }: { text: MeasuringText }) {
  return (
    <Section space="near">
      <Container>
        <Folded id="measuring" heading={text.heading}>
          <MeasuringLead>{text.opening}</MeasuringLead>
          <Drawing>
            <img
              src="/head-measures.svg"
              width={440}
              height={290}
              alt={text.drawing}
              loading="lazy"
              decoding="async"
            />
          </Drawing>
          <Points points={text.steps} ordered />
          <Last>{text.last}</Last>
        </Folded>
      </Container>
    </Section>
  )
}
