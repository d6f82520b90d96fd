import styled from '@emotion/styled'
import { womensProsthesis } from '../../../src/shared/pictures/womensProsthesis'
import { AcrossSection } from '../../components/AcrossSection'
import { Appointment } from '../../sections/Appointment'
import { LineOpening } from '../../sections/LineOpening'
import { LinePage } from '../../sections/LinePage'
import { LineProducts } from '../../sections/lineProducts/LineProducts'
import { Specifications } from '../../sections/Specifications'
import { colours } from '../../theme/tokens'
import { pageOfLine } from '../PageDefinition'
import { BeforeChemotherapy } from './BeforeChemotherapy'
import { Measuring } from './Measuring'
import type { it } from './text.it'

const line = 'protesi-donna'

/** On the quiet band's ground, which reaches both edges of the window. */
const QuietOpening = styled(LineOpening)`
  border-image: linear-gradient(${colours.sand}, ${colours.sand}) fill 0 / 0 / 0 100vmax;
`

function WomensProsthesisPage({ text }: { text: typeof it }) {
  return (
    <LinePage
      line={line}
      text={text}
      pictures={womensProsthesis}
      opening={<QuietOpening line={line} text={text} picture={womensProsthesis[0]} />}
    >
      <Appointment text={text.appointment} />
      <BeforeChemotherapy text={text.beforeChemotherapy} whatsapp={text.action.whatsapp} />
      <LineProducts line={line} />
      <Specifications {...text.specifications} />
      <Measuring text={text.measuring} />
      <AcrossSection id="usage" tone="sand" {...text.usage} />
    </LinePage>
  )
}

export const page = pageOfLine(line, WomensProsthesisPage)
