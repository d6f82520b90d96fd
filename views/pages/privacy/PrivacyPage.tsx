import { LegalDocument } from '../../components/LegalDocument'
import { usePageState } from '../../pageState'
import { OwnerTerms } from '../../sections/OwnerTerms'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

function PrivacyPage({ text }: { text: typeof it }) {
  const { retentionDays, shop } = usePageState()
  return (
    <>
      <LegalDocument
        page="privacy"
        text={text}
        sections={{
          it: text.italianBody(retentionDays, shop),
          en: text.body(retentionDays, shop),
        }}
      />
      <OwnerTerms page="privacy" />
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: PrivacyPage }
