import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { en } from './text.en'
import { it } from './text.it'

function AboutPage() {
  const text = useText({ it, en })
  return (
    <>
      <Head page="about" text={text} />
      <PageIntro text={text} />
    </>
  )
}

export const page: PageDefinition = { Component: AboutPage }
