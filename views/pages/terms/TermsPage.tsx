import { Head } from '../../components/Head'
import { ItalianBodyNotice } from '../../components/ItalianBodyNotice'
import { PageIntro } from '../../components/PageIntro'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { en } from './text.en'
import { it } from './text.it'

function TermsPage() {
  const text = useText({ it, en })
  return (
    <>
      <Head page="terms" text={text} />
      <PageIntro text={text} />
      <ItalianBodyNotice />
    </>
  )
}

export const page: PageDefinition = { Component: TermsPage }
