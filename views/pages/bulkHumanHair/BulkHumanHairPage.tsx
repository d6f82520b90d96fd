import { CategoryPage } from '../../components/CategoryPage'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { en } from './text.en'
import { it } from './text.it'

function BulkHumanHairPage() {
  const text = useText({ it, en })
  return <CategoryPage category="bulk-human-hair" text={text} />
}

export const page: PageDefinition = { Component: BulkHumanHairPage }
