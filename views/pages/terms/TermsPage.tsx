import { usePageState } from '../../pageState'
import { LegalDocument } from '../../sections/LegalDocument'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

function TermsPage({ text }: { text: typeof it }) {
  const { shop } = usePageState()
  const sections = { it: text.italianBody(shop), en: text.body(shop) }
  return <LegalDocument page="terms" text={text} sections={sections} />
}

export const page: PageDefinition<typeof it> = { Component: TermsPage }
