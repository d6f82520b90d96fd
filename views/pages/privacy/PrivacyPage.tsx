import { Head } from '../../components/Head'
import { ItalianBodyNotice } from '../../components/ItalianBodyNotice'
import { LegalDocument } from '../../components/LegalDocument'
import { PageIntro } from '../../components/PageIntro'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { sections } from './body'
import { en } from './text.en'
import { it } from './text.it'

function PrivacyPage() {
  const text = useText({ it, en })
  return (
    <>
      <Head page="privacy" text={text} />
      <PageIntro text={text}>
        <ItalianBodyNotice />
      </PageIntro>
      <LegalDocument sections={sections} />
    </>
  )
}

export const page: PageDefinition = { Component: PrivacyPage }
