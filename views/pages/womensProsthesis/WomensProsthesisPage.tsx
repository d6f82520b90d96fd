import styled from '@emotion/styled'
import { linePath } from '../../../src/shared/apiPaths'
import { womensProsthesis } from '../../../src/shared/pictures/womensProsthesis'
import { Appointment } from '../../sections/Appointment'
import { CategoryPage } from '../../sections/CategoryPage'
import { Salon } from '../../sections/Salon'
import type { PageDefinition } from '../PageDefinition'
import { BeforeChemotherapy } from './BeforeChemotherapy'
import { Measuring } from './Measuring'
import { OnThisPage } from './OnThisPage'
import { QuietOpening } from './QuietOpening'
import type { it } from './text.it'

/** A rest for the eyes between the answers and the measuring. */
const Room = styled(Salon)`
  img {
    aspect-ratio: 4 / 3;
    max-height: 36rem;
  }
`

function WomensProsthesisPage({ text }: { text: typeof it }) {
  return (
    <CategoryPage
      category="protesi-donna"
      text={text}
      pictures={womensProsthesis}
      frame={QuietOpening}
      closesWithVisit
      first={
        <Appointment category="protesi-donna" text={text.appointment}>
          <OnThisPage text={text.onThisPage} />
        </Appointment>
      }
    >
      <BeforeChemotherapy text={text.beforeChemotherapy} />
      <Room caption={text.room} />
      <Measuring text={text.measuring} />
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: WomensProsthesisPage,
  reads: [linePath('protesi-donna')],
}
