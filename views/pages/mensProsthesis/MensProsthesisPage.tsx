import { linePath } from '../../../src/shared/apiPaths'
import { mensProsthesis } from '../../../src/shared/pictures/mensProsthesis'
import { Appointment } from '../../sections/Appointment'
import { CategoryPage } from '../../sections/CategoryPage'
import type { PageDefinition } from '../PageDefinition'
import { Densities } from './Densities'
import type { it } from './text.it'

function MensProsthesisPage({ text }: { text: typeof it }) {
  return (
    <CategoryPage
      category="protesi-uomo"
      text={text}
      pictures={mensProsthesis}
      first={
        <>
          <Appointment category="protesi-uomo" text={text.appointment} />
          <Densities text={text.signature} />
        </>
      }
    />
  )
}

export const page: PageDefinition<typeof it> = {
  Component: MensProsthesisPage,
  reads: [linePath('protesi-uomo')],
}
