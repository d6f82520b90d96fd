import styled from '@emotion/styled'
import { linePath } from '../../../src/shared/apiPaths'
import { italianKeratineGlue } from '../../../src/shared/pictures/italianKeratineGlue'
import { CategoryPage } from '../../components/CategoryPage'
import { Paragraphs } from '../../components/Paragraphs'
import { Points } from '../../components/Points'
import { TextSection } from '../../components/TextSection'
import { Body, Subheading } from '../../components/typography'
import { above, colours, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

const Pair = styled.div`
  display: grid;
  gap: ${space(6)};
  margin-top: ${space(6)};
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  > div {
    padding-top: ${space(4)};
    border-top: 1px solid ${colours.ink};
  }
  p {
    margin-top: ${space(3)};
  }
`

function ItalianKeratineGluePage({ text }: { text: typeof it }) {
  const { what, why, how, removal, differences, maintenance } = text
  return (
    <CategoryPage category="italian-keratine-glue" text={text} pictures={italianKeratineGlue}>
      <TextSection id="what" heading={what.heading}>
        <Paragraphs texts={what.body} />
      </TextSection>
      <TextSection id="why" heading={why.heading}>
        <Points points={why.points} />
      </TextSection>
      <TextSection id="how" heading={how.heading}>
        <Points points={how.steps} ordered />
      </TextSection>
      <TextSection id="removal" heading={removal.heading}>
        <Points points={removal.steps} ordered />
      </TextSection>
      <TextSection id="differences" heading={differences.heading}>
        <Body>{differences.intro}</Body>
        <Pair>
          {[differences.keratin, differences.gel].map(({ title, body }) => (
            <div key={title}>
              <Subheading>{title}</Subheading>
              <p>{body}</p>
            </div>
          ))}
        </Pair>
      </TextSection>
      <TextSection id="maintenance" heading={maintenance.heading}>
        <Points points={maintenance.tips} />
      </TextSection>
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ItalianKeratineGluePage,
  reads: [linePath('italian-keratine-glue')],
}
