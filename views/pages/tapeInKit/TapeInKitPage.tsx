import { CategoryPage } from '../../components/CategoryPage'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { en } from './text.en'
import { it } from './text.it'

function TapeInKitPage() {
  const text = useText({ it, en })
  return <CategoryPage category="tape-in-kit" text={text} />
}

export const page: PageDefinition = { Component: TapeInKitPage }
