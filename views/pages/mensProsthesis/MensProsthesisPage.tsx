import { AcrossSection } from '../../components/AcrossSection'
import { CloseUp } from '../../components/CloseUp'
import { Appointment } from '../../sections/Appointment'
import { LinePage } from '../../sections/LinePage'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Specifications } from '../../sections/Specifications'
import { salon } from '../../text/pictures/house'
import { mensProsthesis } from '../../text/pictures/mensProsthesis'
import { pageOfLine } from '../PageDefinition'
import type { it } from './text.it'

const line = 'protesi-uomo'

function MensProsthesisPage({ text }: { text: typeof it }) {
  return (
    <LinePage line={line} text={text} pictures={mensProsthesis}>
      <Appointment picture={salon} text={text.appointment} />
      <LineProducts line={line} />
      <AcrossSection id="daily" tone="sand" {...text.daily} />
      <CloseUp pictures={mensProsthesis} name="protesi-uomo-3" />
      <Specifications {...text.specifications} />
      <AcrossSection id="usage" tone="sand" {...text.usage} />
    </LinePage>
  )
}

export const page = pageOfLine(line, MensProsthesisPage)
