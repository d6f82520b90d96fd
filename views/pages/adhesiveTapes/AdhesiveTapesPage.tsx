import styled from '@emotion/styled'
import { linePath } from '../../../src/shared/apiPaths'
import { adhesiveTapes } from '../../../src/shared/pictures/adhesiveTapes'
import { Accordion } from '../../components/Accordion'
import { AcrossSection } from '../../components/AcrossSection'
import { Paragraphs } from '../../components/Paragraphs'
import { Points } from '../../components/Points'
import { TextSection } from '../../components/TextSection'
import { Subheading } from '../../components/typography'
import { CategoryPage } from '../../sections/CategoryPage'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { HoldingTime } from './HoldingTime'
import type { it } from './text.it'

const Kind = styled.div`
  & + & {
    margin-top: ${space(7)};
  }
  h3 {
    margin-bottom: ${space(4)};
  }
`

function AdhesiveTapesPage({ text }: { text: typeof it }) {
  const { intro, reasons, types, application, questions } = text
  return (
    <CategoryPage
      category="tape-adhesivi"
      text={text}
      pictures={adhesiveTapes}
      first={<HoldingTime text={text.signature} />}
    >
      <TextSection id="intro" heading={intro.heading} space="near">
        <Paragraphs texts={intro.body} />
      </TextSection>
      <AcrossSection id="reasons" heading={reasons.heading} points={reasons.points} space="near" />
      <TextSection id="types" heading={types.heading} tone="sand">
        {[types.hairpieces, types.extensions].map(({ heading, points }) => (
          <Kind key={heading}>
            <Subheading>{heading}</Subheading>
            <Points points={points} level="h4" across />
          </Kind>
        ))}
      </TextSection>
      <AcrossSection
        id="application"
        heading={application.heading}
        points={application.steps}
        ordered
      />
      <TextSection id="questions" heading={questions.heading} space="near">
        <Accordion
          name="tapes"
          items={questions.items.map(({ question, answer }, index) => ({
            id: `question-${index + 1}`,
            question,
            answer: [answer],
          }))}
        />
      </TextSection>
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: AdhesiveTapesPage,
  reads: [linePath('tape-adhesivi')],
}
