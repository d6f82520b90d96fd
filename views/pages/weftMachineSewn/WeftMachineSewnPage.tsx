import styled from '@emotion/styled'
import { linePath } from '../../../src/shared/apiPaths'
import { weftMachineSewn } from '../../../src/shared/pictures/weftMachineSewn'
import { AcrossSection } from '../../components/AcrossSection'
import { LowerStyles } from '../../components/LowerStyles'
import { TextSection } from '../../components/TextSection'
import { Lead } from '../../components/typography'
import { LinePage } from '../../sections/LinePage'
import { LengthGuide } from '../../sections/lengthGuide/LengthGuide'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Quantities } from '../../sections/quantities/Quantities'
import { Specifications } from '../../sections/Specifications'
import { ShadeChart } from '../../sections/shadeChart/ShadeChart'
import { TradeStrip } from '../../sections/TradeStrip'
import { colours } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { Seam } from './Seam'
import type { it } from './text.it'
import { WeftHero } from './WeftHero'

const line = 'weft-machine-sewn'

const Introduction = styled(Lead)`
  color: ${colours.inkSoft};
`

function WeftMachineSewnPage({ text }: { text: typeof it }) {
  return (
    <LinePage line={line} text={text} pictures={weftMachineSewn}>
      <WeftHero text={text} />
      <LowerStyles />
      <TextSection id="wear" heading={text.wear.heading}>
        <Introduction>{text.wear.body}</Introduction>
        <TradeStrip line={line} text={text.trade} />
      </TextSection>
      <Seam id="before-specifications" />
      <LineProducts line={line} />
      <Specifications {...text.specifications} />
      <ShadeChart line={line} text={text.shadeChart} />
      <Quantities line={line} text={text.quantities} />
      <LengthGuide text={text.lengthGuide} />
      <Seam id="before-second" />
      <AcrossSection id="second" tone="sand" {...text.second} />
      <Seam id="before-gallery" />
    </LinePage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: WeftMachineSewnPage,
  reads: [linePath(line)],
}
