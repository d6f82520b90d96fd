import { keratinTips } from '../../../src/shared/pictures/keratinTips'
import { AcrossSection } from '../../components/AcrossSection'
import { CloseUp } from '../../components/CloseUp'
import { SideBySide } from '../../components/SideBySide'
import { LinePage } from '../../sections/LinePage'
import { LengthGuide } from '../../sections/lengthGuide/LengthGuide'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Quantities } from '../../sections/quantities/Quantities'
import { Specifications } from '../../sections/Specifications'
import { ShadeChart } from '../../sections/shadeChart/ShadeChart'
import { pageOfLine } from '../PageDefinition'
import { TipsOpening } from './TipsOpening'
import type { it } from './text.it'

const line = 'keratin-tips'

function KeratinTipsPage({ text }: { text: typeof it }) {
  return (
    <LinePage line={line} text={text} pictures={keratinTips} opening={<TipsOpening text={text} />}>
      <LineProducts line={line} />
      <Specifications {...text.specifications} />
      <ShadeChart line={line} text={text.shadeChart} />
      <SideBySide>
        <Quantities line={line} text={text.quantities} />
        <LengthGuide text={text.lengthGuide} />
      </SideBySide>
      <CloseUp pictures={keratinTips} name="keratin-tips-4" />
      <AcrossSection id="usage" tone="sand" {...text.usage} />
    </LinePage>
  )
}

export const page = pageOfLine(line, KeratinTipsPage)
