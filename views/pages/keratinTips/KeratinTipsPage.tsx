import { CategoryFrame } from '../../components/CategoryFrame'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { en } from './text.en'
import { it } from './text.it'

function KeratinTipsPage() {
  const text = useText({ it, en })
  return <CategoryFrame category="keratin-tips" text={text} />
}

export const page: PageDefinition = { Component: KeratinTipsPage }
