import { LegalDocument } from '../../components/LegalDocument'
import { usePageState } from '../../pageState'
import type { PageDefinition } from '../PageDefinition'
import { sections } from './body'
import type { it } from './text.it'

function PrivacyPage({ text }: { text: typeof it }) {
  const { retentionDays, shop } = usePageState()
  return <LegalDocument page="privacy" text={text} sections={sections(retentionDays, shop)} />
}

export const page: PageDefinition<typeof it> = { Component: PrivacyPage }
