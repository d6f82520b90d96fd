import styled from '@emotion/styled'
import { contactQuery } from '../../../src/shared/contactLinks'
import { ButtonLink } from '../../components/Button'
import { TextSection } from '../../components/TextSection'
import { Lead } from '../../components/typography'
import { AnswerList } from '../../sections/answers/AnswerList'
import type { AnswerText } from '../../text/AnswersText'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { space } from '../../theme/tokens'

export interface BeforeChemotherapyText {
  heading: string
  opening: string
  parts: readonly AnswerText[]
}

const Answers = styled.div`
  margin-block: ${space(6)};
`

/** The questions of a woman who is about to begin a chemotherapy, with their answers and the way to an appointment. */
export function BeforeChemotherapy({ text }: { text: BeforeChemotherapyText }) {
  const site = useText(siteText)
  const { language } = useLanguage()
  return (
    <TextSection id="before-chemotherapy" heading={text.heading} tone="sand">
      <Lead>{text.opening}</Lead>
      <Answers>
        <AnswerList items={text.parts} />
      </Answers>
      <ButtonLink page="contacts" suffix={contactQuery('visit', 'protesi-donna', language)}>
        {site.askAppointment}
      </ButtonLink>
    </TextSection>
  )
}
