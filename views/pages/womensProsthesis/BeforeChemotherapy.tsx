import styled from '@emotion/styled'
import { contactQueryFor } from '../../../src/shared/contactLinks'
import { AnswerMore } from '../../components/answers/AnswerMore'
import { ButtonLink } from '../../components/Button'
import { Paragraphs } from '../../components/Paragraphs'
import { TextSection } from '../../components/TextSection'
import { Lead, PointTitle } from '../../components/typography'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours, space } from '../../theme/tokens'
import type { BeforeChemotherapyText } from './BeforeChemotherapyText'

const Parts = styled.div`
  margin-block: ${space(6)};
  border-top: 1px solid ${colours.ink};
`

const Part = styled.div`
  padding-block: ${space(5)};
  border-bottom: 1px solid ${colours.hairline};
`

const Question = styled(PointTitle)`
  margin-bottom: ${space(2)};
`

/** What a woman who is about to begin asks, answered in sight, with the appointment at its end. */
export function BeforeChemotherapy({ text }: { text: BeforeChemotherapyText }) {
  const site = useText(siteText)
  const { language } = useLanguage()
  return (
    <TextSection id="before-chemotherapy" heading={text.heading} tone="sand">
      <Lead>{text.opening}</Lead>
      <Parts>
        {text.parts.map((part) => (
          <Part key={part.id} id={part.id}>
            <Question>{part.question}</Question>
            <Paragraphs texts={part.answer} />
            <AnswerMore answer={part} />
          </Part>
        ))}
      </Parts>
      <ButtonLink page="contacts" suffix={contactQueryFor('protesi-donna', language)}>
        {site.askAppointment}
      </ButtonLink>
    </TextSection>
  )
}
