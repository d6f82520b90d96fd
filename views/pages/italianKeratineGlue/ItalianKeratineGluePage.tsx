import styled from '@emotion/styled'
import { linePath } from '../../../src/shared/apiPaths'
import { italianKeratineGlue } from '../../../src/shared/pictures/italianKeratineGlue'
import { AcrossSection } from '../../components/AcrossSection'
import { Paragraphs } from '../../components/Paragraphs'
import { Points } from '../../components/Points'
import { TextSection } from '../../components/TextSection'
import { Lead, Subheading } from '../../components/typography'
import { CategoryPage } from '../../sections/CategoryPage'
import { above, colours, gutter, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { MeltBand } from './MeltBand'
import type { it } from './text.it'

/** The two side by side, under one rule and parted by another. */
const Pair = styled.div`
  display: grid;
  gap: ${space(5)} ${gutter};
  margin-top: ${space(5)};
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  > div {
    padding-top: ${space(4)};
    border-top: 1px solid ${colours.ink};
  }
  ${above.tablet} {
    > div + div {
      padding-left: ${gutter};
      border-left: 1px solid ${colours.hairline};
    }
  }
  p {
    margin-top: ${space(3)};
    color: ${colours.inkSoft};
  }
`

function ItalianKeratineGluePage({ text }: { text: typeof it }) {
  const { what, why, how, removal, differences, maintenance } = text
  return (
    <CategoryPage
      category="italian-keratine-glue"
      text={text}
      pictures={italianKeratineGlue}
      first={<MeltBand text={text.signature} />}
    >
      <TextSection id="what" heading={what.heading} space="near">
        <Paragraphs texts={what.body} />
      </TextSection>
      <AcrossSection id="why" heading={why.heading} points={why.points} space="near" />
      <AcrossSection id="how" heading={how.heading} points={how.steps} tone="sand" ordered />
      <TextSection id="removal" heading={removal.heading} tone="sand" space="near">
        <Points points={removal.steps} ordered across />
      </TextSection>
      <TextSection id="differences" heading={differences.heading}>
        <Lead>{differences.intro}</Lead>
        <Pair>
          {[differences.keratin, differences.gel].map(({ title, body }) => (
            <div key={title}>
              <Subheading>{title}</Subheading>
              <p>{body}</p>
            </div>
          ))}
        </Pair>
      </TextSection>
      <AcrossSection
        id="maintenance"
        heading={maintenance.heading}
        points={maintenance.tips}
        space="near"
      />
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ItalianKeratineGluePage,
  reads: [linePath('italian-keratine-glue')],
}
