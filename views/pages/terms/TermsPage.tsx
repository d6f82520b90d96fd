import { LegalDocument } from '../../components/LegalDocument'
import { usePageState } from '../../pageState'
import type { PageDefinition } from '../PageDefinition'
import { sections, updated } from './body'
import type { it } from './text.it'

function TermsPage({ text }: { text: typeof it }) {
  const { shop } = usePageState()
  return <LegalDocument page="terms" text={text} sections={sections(shop)} updated={updated} />
}

export const page: PageDefinition<typeof it> = { Component: TermsPage }
