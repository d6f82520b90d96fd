import styled from '@emotion/styled'
import { linePath } from '../../../src/shared/apiPaths'
import { adhesiveTapes } from '../../../src/shared/pictures/adhesiveTapes'
import { Accordion } from '../../components/Accordion'
import { CategoryPage } from '../../components/CategoryPage'
import { Paragraphs } from '../../components/Paragraphs'
import { Points } from '../../components/Points'
import { TextSection } from '../../components/TextSection'
import { Subheading } from '../../components/typography'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

const Kind = styled.div`
  & + & {
    margin-top: ${space(8)};
  }
  h3 {
    margin-bottom: ${space(4)};
  }
`

function AdhesiveTapesPage({ text }: { text: typeof it }) {
  const { intro, reasons, types, application, questions } = text
  return (
    <CategoryPage category="tape-adhesivi" text={text} pictures={adhesiveTapes}>
      <TextSection id="intro" heading={intro.heading}>
        <Paragraphs texts={intro.body} />
      </TextSection>
      <TextSection id="reasons" heading={reasons.heading}>
        <Points points={reasons.points} />
      </TextSection>
      <TextSection id="types" heading={types.heading}>
        {[types.hairpieces, types.extensions].map(({ heading, points }) => (
          <Kind key={heading}>
            <Subheading>{heading}</Subheading>
            <Points points={points} level="h4" />
          </Kind>
        ))}
      </TextSection>
      <TextSection id="application" heading={application.heading}>
        <Points points={application.steps} ordered />
      </TextSection>
      <TextSection id="questions" heading={questions.heading}>
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
