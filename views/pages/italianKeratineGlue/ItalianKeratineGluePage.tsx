import { CategoryFrame } from '../../components/CategoryFrame'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { en } from './text.en'
import { it } from './text.it'

function ItalianKeratineGluePage() {
  const text = useText({ it, en })
  return <CategoryFrame category="italian-keratine-glue" text={text} />
}

export const page: PageDefinition = { Component: ItalianKeratineGluePage }
