import { usePageState } from '../../pageState'
import { LegalDocument } from '../../sections/LegalDocument'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

function PrivacyPage({ text }: { text: typeof it }) {
  const { retentionDays, shop } = usePageState()
  const sections = {
    it: text.italianBody(retentionDays, shop),
    en: text.body(retentionDays, shop),
  }
  return <LegalDocument page="privacy" text={text} sections={sections} />
}

export const page: PageDefinition<typeof it> = { Component: PrivacyPage }
