import { linePath } from '../../../src/shared/apiPaths'
import { italianKeratineGlue } from '../../../src/shared/pictures/italianKeratineGlue'
import { AcrossSection } from '../../components/AcrossSection'
import { Paragraphs } from '../../components/Paragraphs'
import { Points } from '../../components/Points'
import { Part, SideBySide } from '../../components/SideBySide'
import { Still } from '../../components/Still'
import { LinePage } from '../../sections/LinePage'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Specifications } from '../../sections/Specifications'
import type { PageDefinition } from '../PageDefinition'
import { GlueOpening } from './GlueOpening'
import type { it } from './text.it'

const line = 'italian-keratine-glue'

function ItalianKeratineGluePage({ text }: { text: typeof it }) {
  const { what, why, how, removal, differences, maintenance, second } = text
  return (
    <LinePage line={line} text={text} pictures={italianKeratineGlue}>
      <GlueOpening text={text} />
      <LineProducts line={line} />
      <Specifications {...text.specifications} tone="espresso" />
      <SideBySide space="near">
        <Part id="what" heading={what.heading}>
          <Paragraphs texts={what.body} />
        </Part>
        <Part id="differences" heading={differences.heading}>
          <Points points={[differences.keratin, differences.gel]} across />
        </Part>
      </SideBySide>
      <AcrossSection id="why" heading={why.heading} points={why.points} space="near" />
      <Still picture={italianKeratineGlue[1] ?? italianKeratineGlue[0]} />
      <SideBySide tone="sand" isFirstWider>
        <Part id="how" heading={how.heading}>
          <Points points={how.steps} ordered across />
        </Part>
        <Part id="removal" heading={removal.heading}>
          <Points points={removal.steps} ordered across />
        </Part>
      </SideBySide>
      <SideBySide space="near">
        <Part id="maintenance" heading={maintenance.heading}>
          <Points points={maintenance.tips} across />
        </Part>
        <Part id="second" heading={second.heading}>
          <Points points={second.points} ordered={second.ordered} across />
        </Part>
      </SideBySide>
    </LinePage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ItalianKeratineGluePage,
  reads: [linePath(line)],
}
