import { AcrossSection } from '../../components/AcrossSection'
import { Appointment } from '../../sections/Appointment'
import { LinePage } from '../../sections/LinePage'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Specifications } from '../../sections/Specifications'
import { mirror } from '../../text/pictures/house'
import { womensProsthesis } from '../../text/pictures/womensProsthesis'
import { pageOfLine } from '../PageDefinition'
import { BeforeChemotherapy } from './BeforeChemotherapy'
import { Measuring } from './Measuring'
import type { it } from './text.it'

const line = 'protesi-donna'

function WomensProsthesisPage({ text }: { text: typeof it }) {
  return (
    <LinePage line={line} text={text} pictures={womensProsthesis}>
      <Appointment picture={mirror} text={text.appointment} />
      <BeforeChemotherapy text={text.beforeChemotherapy} whatsapp={text.action.whatsapp} />
      <LineProducts line={line} />
      <Specifications {...text.specifications} />
      <Measuring text={text.measuring} />
      <AcrossSection id="usage" tone="sand" {...text.usage} />
    </LinePage>
  )
}

export const page = pageOfLine(line, WomensProsthesisPage)
