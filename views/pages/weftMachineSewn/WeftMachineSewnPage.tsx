import { weftMachineSewn } from '../../../src/shared/pictures/weftMachineSewn'
import { AcrossSection } from '../../components/AcrossSection'
import { SideBySide } from '../../components/SideBySide'
import { LinePage } from '../../sections/LinePage'
import { LengthGuide } from '../../sections/lengthGuide/LengthGuide'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Quantities } from '../../sections/quantities/Quantities'
import { Specifications } from '../../sections/Specifications'
import { ShadeChart } from '../../sections/shadeChart/ShadeChart'
import { pageOfLine } from '../PageDefinition'
import { Seam } from './Seam'
import type { it } from './text.it'
import { WeftHero } from './WeftHero'

const line = 'weft-machine-sewn'

function WeftMachineSewnPage({ text }: { text: typeof it }) {
  return (
    <LinePage line={line} text={text} pictures={weftMachineSewn} opening={<WeftHero text={text} />}>
      <LineProducts line={line} />
      <Specifications {...text.specifications} />
      <ShadeChart line={line} text={text.shadeChart} />
      <SideBySide>
        <Quantities line={line} text={text.quantities} />
        <LengthGuide text={text.lengthGuide} />
      </SideBySide>
      <Seam id="before-usage" />
      <AcrossSection id="usage" tone="sand" {...text.usage} />
      <Seam id="before-gallery" />
    </LinePage>
  )
}

export const page = pageOfLine(line, WeftMachineSewnPage)
