import { Head } from '../../components/Head'
import { ItalianBodyNotice } from '../../components/ItalianBodyNotice'
import { LegalDocument } from '../../components/LegalDocument'
import { PageIntro } from '../../components/PageIntro'
import type { PageDefinition } from '../PageDefinition'
import { sections, updated } from './body'
import type { it } from './text.it'

function TermsPage({ text }: { text: typeof it }) {
  return (
    <>
      <Head page="terms" text={text} />
      <PageIntro text={text}>
        <ItalianBodyNotice />
      </PageIntro>
      <LegalDocument sections={sections} updated={updated} />
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: TermsPage }
