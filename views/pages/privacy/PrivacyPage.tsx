import { Head } from '../../components/Head'
import { ItalianBodyNotice } from '../../components/ItalianBodyNotice'
import { LegalDocument } from '../../components/LegalDocument'
import { PageIntro } from '../../components/PageIntro'
import { usePageState } from '../../pageState'
import type { PageDefinition } from '../PageDefinition'
import { sections } from './body'
import type { it } from './text.it'

function PrivacyPage({ text }: { text: typeof it }) {
  const { retentionDays } = usePageState()
  return (
    <>
      <Head page="privacy" text={text} />
      <PageIntro text={text}>
        <ItalianBodyNotice />
      </PageIntro>
      <LegalDocument sections={sections(retentionDays)} />
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: PrivacyPage }
