import { Head } from '../../components/Head'
import { ItalianBodyNotice } from '../../components/ItalianBodyNotice'
import { LegalDocument } from '../../components/LegalDocument'
import { PageIntro } from '../../components/PageIntro'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { sections, updated } from './body'
import { en } from './text.en'
import { it } from './text.it'

function TermsPage() {
  const text = useText({ it, en })
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

export const page: PageDefinition = { Component: TermsPage }
