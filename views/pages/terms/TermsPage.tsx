import { LegalDocument } from '../../components/LegalDocument'
import { usePageState } from '../../pageState'
import { OwnerTerms } from '../../sections/OwnerTerms'
import { useAddressLanguage } from '../../text/useAddressLanguage'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

function TermsPage({ text }: { text: typeof it }) {
  const { shop } = usePageState()
  const language = useAddressLanguage()
  const sections = language === 'it' ? text.italianBody : text.body
  return (
    <>
      <LegalDocument
        page="terms"
        text={text}
        language={language}
        sections={sections(shop)}
        updated={language === 'it' ? text.italianUpdated : text.updated}
      />
      <OwnerTerms page="terms" />
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: TermsPage }
