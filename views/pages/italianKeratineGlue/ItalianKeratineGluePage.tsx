import styled from '@emotion/styled'
import { linePath } from '../../../src/shared/apiPaths'
import { italianKeratineGlue } from '../../../src/shared/pictures/italianKeratineGlue'
import { AcrossSection } from '../../components/AcrossSection'
import { Paragraphs } from '../../components/Paragraphs'
import { Points } from '../../components/Points'
import { SideBySide } from '../../components/SideBySide'
import { TextSection } from '../../components/TextSection'
import { Lead } from '../../components/typography'
import { CategoryPage } from '../../sections/CategoryPage'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { Brief } from './Brief'
import { GlueOpening } from './GlueOpening'
import type { it } from './text.it'

const Intro = styled(Lead)`
  margin-bottom: ${space(5)};
`

function ItalianKeratineGluePage({ text }: { text: typeof it }) {
  const { what, why, how, removal, differences, maintenance, second } = text
  return (
    <CategoryPage
      category="italian-keratine-glue"
      text={text}
      pictures={italianKeratineGlue}
      opening={(parts) => (
        <GlueOpening {...parts} opening={text.opening} label={text.signature.label} />
      )}
      figures={<Brief {...text.specifications} />}
      secondList={
        <SideBySide
          space="near"
          parts={[
            { id: 'maintenance', heading: maintenance.heading, points: maintenance.tips },
            { id: 'second', ...second },
          ]}
        />
      }
    >
      <TextSection id="what" heading={what.heading} space="near">
        <Paragraphs texts={what.body} />
      </TextSection>
      <AcrossSection id="why" heading={why.heading} points={why.points} space="near" />
      <SideBySide
        tone="sand"
        wider="first"
        parts={[
          { id: 'how', heading: how.heading, points: how.steps, ordered: true },
          { id: 'removal', heading: removal.heading, points: removal.steps, ordered: true },
        ]}
      />
      <TextSection id="differences" heading={differences.heading}>
        <Intro>{differences.intro}</Intro>
        <Points points={[differences.keratin, differences.gel]} across />
      </TextSection>
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ItalianKeratineGluePage,
  reads: [linePath('italian-keratine-glue')],
}
