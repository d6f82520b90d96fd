import { AcrossSection } from '../../components/AcrossSection'
import { CloseUp } from '../../components/CloseUp'
import { LinePage } from '../../sections/LinePage'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Specifications } from '../../sections/Specifications'
import { ShadeChart } from '../../sections/shadeChart/ShadeChart'
import { bulkHumanHair } from '../../text/pictures/bulkHumanHair'
import { pageOfLine } from '../PageDefinition'
import { BundleOpening } from './BundleOpening'
import type { it } from './text.it'

const line = 'bulk-human-hair'

function BulkHumanHairPage({ text }: { text: typeof it }) {
  return (
    <LinePage
      line={line}
      text={text}
      pictures={bulkHumanHair}
      opening={<BundleOpening text={text} />}
    >
      <LineProducts line={line} />
      <Specifications {...text.specifications} />
      <ShadeChart line={line} text={text.shadeChart} />
      <CloseUp pictures={bulkHumanHair} name="bulk-human-hair-5" />
      <AcrossSection id="usage" tone="sand" {...text.usage} />
    </LinePage>
  )
}

export const page = pageOfLine(line, BulkHumanHairPage)
