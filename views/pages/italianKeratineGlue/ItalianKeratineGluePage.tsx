import { linePath } from '../../../src/shared/apiPaths'
import { italianKeratineGlue } from '../../../src/shared/pictures/italianKeratineGlue'
import { AcrossSection } from '../../components/AcrossSection'
import { Paragraphs } from '../../components/Paragraphs'
import { SideBySide } from '../../components/SideBySide'
import { CategoryPage } from '../../sections/CategoryPage'
import type { PageDefinition } from '../PageDefinition'
import { Brief } from './Brief'
import { GlueOpening } from './GlueOpening'
import type { it } from './text.it'

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
      <SideBySide
        space="near"
        parts={[
          {
            id: 'what',
            heading: what.heading,
            opening: <Paragraphs texts={what.body} />,
            points: [],
          },
          {
            id: 'differences',
            heading: differences.heading,
            opening: <p>{differences.intro}</p>,
            points: [differences.keratin, differences.gel],
          },
        ]}
      />
      <AcrossSection id="why" heading={why.heading} points={why.points} space="near" />
      <SideBySide
        tone="sand"
        wider="first"
        parts={[
          { id: 'how', heading: how.heading, points: how.steps, ordered: true },
          { id: 'removal', heading: removal.heading, points: removal.steps, ordered: true },
        ]}
      />
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ItalianKeratineGluePage,
  reads: [linePath('italian-keratine-glue')],
}
