import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { Container } from '../../layout/Container'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { ContactForm } from './ContactForm'
import { en } from './text.en'
import { it } from './text.it'
import { useFormOutcome } from './useContactForm'

function ContactsPage() {
  const text = useText({ it, en })
  const isThanks = useFormOutcome()?.kind === 'sent'
  return (
    <>
      <Head page="contacts" text={text} noindex={isThanks} />
      <PageIntro text={text} />
      <Container>
        <ContactForm text={text} />
      </Container>
    </>
  )
}

export const page: PageDefinition = { Component: ContactsPage }
