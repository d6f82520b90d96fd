import { LegalDocument } from '../../components/LegalDocument'
import { usePageState } from '../../pageState'
import { OwnerTerms } from '../../sections/OwnerTerms'
import { useAddressLanguage } from '../../text/useAddressLanguage'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

function PrivacyPage({ text }: { text: typeof it }) {
  const { retentionDays, shop } = usePageState()
  const language = useAddressLanguage()
  const sections = language === 'it' ? text.italianBody : text.body
  return (
    <>
      <LegalDocument
        page="privacy"
        text={text}
        language={language}
        sections={sections(retentionDays, shop)}
      />
      <OwnerTerms page="privacy" />
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: PrivacyPage }
