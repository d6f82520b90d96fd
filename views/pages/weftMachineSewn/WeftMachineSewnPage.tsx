import { CategoryPage } from '../../components/CategoryPage'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { en } from './text.en'
import { it } from './text.it'
import { WeftHero } from './WeftHero'

function WeftMachineSewnPage() {
  const text = useText({ it, en })
  return <CategoryPage category="weft-machine-sewn" text={text} before={<WeftHero />} />
}

export const page: PageDefinition = { Component: WeftMachineSewnPage }
