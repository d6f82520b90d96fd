import { Appointment } from '../../components/Appointment'
import { CategoryPage } from '../../components/CategoryPage'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { en } from './text.en'
import { it } from './text.it'

function WomensProsthesisPage() {
  const text = useText({ it, en })
  return (
    <CategoryPage
      category="protesi-donna"
      text={text}
      first={<Appointment category="protesi-donna" text={text.appointment} />}
    />
  )
}

export const page: PageDefinition = { Component: WomensProsthesisPage }
