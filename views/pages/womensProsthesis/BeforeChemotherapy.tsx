import styled from '@emotion/styled'
import { TextSection } from '../../components/TextSection'
import { Lead } from '../../components/typography'
import { AskForLine } from '../../sections/AskForLine'
import { AnswerList } from '../../sections/answers/AnswerList'
import type { AnswerText } from '../../text/AnswersText'
import { space } from '../../theme/tokens'

export interface BeforeChemotherapyText {
  heading: string
  opening: string
  parts: readonly AnswerText[]
}

const Questions = styled.div`
  margin-block: ${space(6)};
`

/** Questions of a woman before a chemotherapy, with answers, and the ways to a first talk. */
export function BeforeChemotherapy({
  text,
  whatsapp,
}: {
  text: BeforeChemotherapyText
  whatsapp: string
}) {
  return (
    <TextSection id="before-chemotherapy" heading={text.heading} tone="sand">
      <Lead>{text.opening}</Lead>
      <Questions>
        <AnswerList name="chemotherapy" level="h3" items={text.parts} />
      </Questions>
      <AskForLine line="protesi-donna" whatsapp={whatsapp} />
    </TextSection>
  )
}
