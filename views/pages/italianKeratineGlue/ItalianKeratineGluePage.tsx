import { AcrossSection } from '../../components/AcrossSection'
import { CloseUp } from '../../components/CloseUp'
import { Container } from '../../components/Container'
import { Folded } from '../../components/Folded'
import { Paragraphs } from '../../components/Paragraphs'
import { Points } from '../../components/Points'
import { Section } from '../../components/Section'
import { Side, SideBySide } from '../../components/SideBySide'
import { TextSection } from '../../components/TextSection'
import { LinePage } from '../../sections/LinePage'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Specifications } from '../../sections/Specifications'
import { italianKeratineGlue } from '../../text/pictures/italianKeratineGlue'
import { pageOfLine } from '../PageDefinition'
import { GlueOpening } from './GlueOpening'
import type { it } from './text.it'

const line = 'italian-keratine-glue'

function ItalianKeratineGluePage({ text }: { text: typeof it }) {
  const { what, why, how, removal, differences, maintenance, usage } = text
  const folds = [
    { id: 'why', ...why },
    { id: 'differences', ...differences, points: [differences.keratin, differences.gel] },
    { id: 'maintenance', ...maintenance, points: maintenance.tips },
  ]
  return (
    <LinePage
      line={line}
      text={text}
      pictures={italianKeratineGlue}
      opening={<GlueOpening text={text} />}
    >
      <LineProducts line={line} />
      <Specifications {...text.specifications} tone="espresso" />
      <TextSection id="what" heading={what.heading} space="near">
        <Paragraphs texts={what.body} />
      </TextSection>
      <SideBySide tone="sand" first={2}>
        <Side id="how" heading={how.heading}>
          <Points points={how.steps} ordered columns={2} />
        </Side>
        <Side id="removal" heading={removal.heading}>
          <Points points={removal.steps} ordered columns={1} />
        </Side>
      </SideBySide>
      <CloseUp pictures={italianKeratineGlue} name="italian-keratine-glue-1" />
      <AcrossSection id="usage" heading={usage.heading} points={usage.points} space="near" />
      <Section space="near">
        <Container>
          {folds.map(({ id, heading, points }) => (
            <Folded key={id} id={id} heading={heading}>
              <Points points={points} columns={points.length} />
            </Folded>
          ))}
        </Container>
      </Section>
    </LinePage>
  )
}

export const page = pageOfLine(line, ItalianKeratineGluePage)
