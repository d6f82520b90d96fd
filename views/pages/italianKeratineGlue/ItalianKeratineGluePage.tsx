import { linePath } from '../../../src/shared/apiPaths'
import { italianKeratineGlue } from '../../../src/shared/pictures/italianKeratineGlue'
import { AcrossSection } from '../../components/AcrossSection'
import { Paragraphs } from '../../components/Paragraphs'
import { SideBySide } from '../../components/SideBySide'
import { LinePage } from '../../sections/LinePage'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { SpecificationsAcross } from '../../sections/SpecificationsAcross'
import type { PageDefinition } from '../PageDefinition'
import { GlueOpening } from './GlueOpening'
import type { it } from './text.it'

const line = 'italian-keratine-glue'

function ItalianKeratineGluePage({ text }: { text: typeof it }) {
  const { what, why, how, removal, differences, maintenance, second } = text
  return (
    <LinePage line={line} text={text} pictures={italianKeratineGlue}>
      <GlueOpening text={text} />
      <SpecificationsAcross
        {...text.specifications}
        tone="espresso"
        columns="3fr 3fr 4fr 4fr 2fr"
      />
      <LineProducts line={line} />
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
      <SideBySide
        space="near"
        parts={[
          { id: 'maintenance', heading: maintenance.heading, points: maintenance.tips },
          { id: 'second', ...second },
        ]}
      />
    </LinePage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ItalianKeratineGluePage,
  reads: [linePath(line)],
}
