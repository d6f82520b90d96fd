import { CategoryFrame } from '../../components/CategoryFrame'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { en } from './text.en'
import { it } from './text.it'

function WeftMachineSewnPage() {
  const text = useText({ it, en })
  return <CategoryFrame category="weft-machine-sewn" text={text} />
}

export const page: PageDefinition = { Component: WeftMachineSewnPage }
