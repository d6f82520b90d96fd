import { LegalDocument } from '../../components/LegalDocument'
import { usePageState } from '../../pageState'
import { OwnerTerms } from '../../sections/OwnerTerms'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

function TermsPage({ text }: { text: typeof it }) {
  const { shop } = usePageState()
  return (
    <>
      <LegalDocument
        page="terms"
        text={text}
        sections={{ it: text.italianBody(shop), en: text.body(shop) }}
      />
      <OwnerTerms page="terms" />
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: TermsPage }
