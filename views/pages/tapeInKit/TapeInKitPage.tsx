import { tapeInKit } from '../../../src/shared/pictures/tapeInKit'
import { AcrossSection } from '../../components/AcrossSection'
import { SideBySide } from '../../components/SideBySide'
import { LinePage } from '../../sections/LinePage'
import { LengthGuide } from '../../sections/lengthGuide/LengthGuide'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Quantities } from '../../sections/quantities/Quantities'
import { Specifications } from '../../sections/Specifications'
import { ShadeChart } from '../../sections/shadeChart/ShadeChart'
import { pageOfLine } from '../PageDefinition'
import type { it } from './text.it'

const line = 'tape-in-kit'

function TapeInKitPage({ text }: { text: typeof it }) {
  return (
    <LinePage line={line} text={text} pictures={tapeInKit}>
      <LineProducts line={line} />
      <Specifications {...text.specifications} />
      <ShadeChart line={line} text={text.shadeChart} />
      <SideBySide>
        <Quantities line={line} text={text.quantities} />
        <LengthGuide text={text.lengthGuide} />
      </SideBySide>
      <AcrossSection id="usage" tone="sand" {...text.usage} />
    </LinePage>
  )
}

export const page = pageOfLine(line, TapeInKitPage)
