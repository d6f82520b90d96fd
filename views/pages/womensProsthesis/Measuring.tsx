import styled from '@emotion/styled'
import { Points } from '../../components/Points'
import { TextSection } from '../../components/TextSection'
import { Body, Lead } from '../../components/typography'
import type { Point } from '../../text/CategoryPageText'
import { space } from '../../theme/tokens'
import { HeadDrawing } from './HeadDrawing'

export interface MeasuringText {
  heading: string
  opening: string
  /** What the drawing shows. */
  drawing: string
  steps: readonly Point[]
  last: string
}

const Drawing = styled.div`
  max-width: 34rem;
  margin-block: ${space(6)};
`

const Last = styled(Body)`
  margin-top: ${space(5)};
`

/** Measuring the head at home, for who cannot come. */
export function Measuring({ text }: { text: MeasuringText }) {
  return (
    <TextSection id="measuring" heading={text.heading}>
      <Lead>{text.opening}</Lead>
      <Drawing>
        <HeadDrawing label={text.drawing} />
      </Drawing>
      <Points points={text.steps} ordered />
      <Last>{text.last}</Last>
    </TextSection>
  )
}
