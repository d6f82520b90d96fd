import { linePath } from '../../../src/shared/apiPaths'
import { womensProsthesis } from '../../../src/shared/pictures/womensProsthesis'
import { Appointment } from '../../sections/Appointment'
import { CategoryPage } from '../../sections/CategoryPage'
import type { PageDefinition } from '../PageDefinition'
import { BeforeChemotherapy } from './BeforeChemotherapy'
import { Measuring } from './Measuring'
import type { it } from './text.it'

function WomensProsthesisPage({ text }: { text: typeof it }) {
  return (
    <CategoryPage
      category="protesi-donna"
      text={text}
      pictures={womensProsthesis}
      first={
        <>
          <Appointment category="protesi-donna" text={text.appointment} />
          <BeforeChemotherapy text={text.beforeChemotherapy} />
        </>
      }
    >
      <Measuring text={text.measuring} />
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: WomensProsthesisPage,
  reads: [linePath('protesi-donna')],
}
