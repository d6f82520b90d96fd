import styled from '@emotion/styled'
import { linePath } from '../../../src/shared/apiPaths'
import { weftMachineSewn } from '../../../src/shared/pictures/weftMachineSewn'
import { Columns, Container } from '../../components/Container'
import { Section } from '../../components/Section'
import { Heading, Lead } from '../../components/typography'
import { CategoryPage } from '../../sections/CategoryPage'
import { Quantities } from '../../sections/calculator/Quantities'
import { LengthGuide } from '../../sections/lengthGuide/LengthGuide'
import { ShadeChart } from '../../sections/shadeChart/ShadeChart'
import { colours } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { Seam } from './Seam'
import type { it } from './text.it'
import { WeftHero } from './WeftHero'

const Introduction = styled(Lead)`
  color: ${colours.inkSoft};
`

function WeftMachineSewnPage({ text }: { text: typeof it }) {
  const { hero } = text
  return (
    <CategoryPage
      category="weft-machine-sewn"
      text={text}
      pictures={weftMachineSewn}
      opening={(parts) => <WeftHero {...parts} subtitle={hero.subtitle} />}
      first={
        <Section aria-labelledby="opening">
          <Container>
            <Columns>
              <Heading id="opening">{hero.title}</Heading>
              <Introduction>{text.opening}</Introduction>
            </Columns>
          </Container>
        </Section>
      }
      between={(place) => <Seam id={place} />}
    >
      <ShadeChart line="weft-machine-sewn" text={text.shadeChart} />
      <Quantities line="weft-machine-sewn" text={text.quantities} />
      <LengthGuide text={text.lengthGuide} />
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: WeftMachineSewnPage,
  reads: [linePath('weft-machine-sewn')],
}
