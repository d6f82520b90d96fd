import { SideBySide } from '../components/SideBySide'
import type { LinePageText } from '../text/LinePageText'
import type * as lines from '../text/lines.it'
import { LengthGuide } from './lengthGuide/LengthGuide'
import { LineProducts } from './lineProducts/LineProducts'
import type { EstimatedLine } from './quantities/estimates'
import { Quantities } from './quantities/Quantities'
import { Specifications } from './Specifications'
import { ShadeChart } from './shadeChart/ShadeChart'

type PartsText = Pick<typeof lines, 'shadeChart' | 'quantities' | 'lengthGuide'>

/** What extensions of each line are chosen by: products, figures, shades, quantity and length. */
export function ExtensionParts({
  line,
  text,
}: {
  line: EstimatedLine
  text: PartsText & Pick<LinePageText, 'specifications'>
}) {
  return (
    <>
      <LineProducts line={line} />
      <Specifications {...text.specifications} />
      <ShadeChart line={line} text={text.shadeChart} />
      <SideBySide>
        <Quantities line={line} text={text.quantities} />
        <LengthGuide text={text.lengthGuide} />
      </SideBySide>
    </>
  )
}
