import { LegalDocument } from '../../components/LegalDocument'
import type { PageDefinition } from '../PageDefinition'
import { sections, updated } from './body'
import type { it } from './text.it'

function TermsPage({ text }: { text: typeof it }) {
  return <LegalDocument page="terms" text={text} sections={sections} updated={updated} />
}

export const page: PageDefinition<typeof it> = { Component: TermsPage }
