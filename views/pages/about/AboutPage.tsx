import { contactQuery } from '../../../src/shared/contactLinks'
import { AcrossSection } from '../../components/AcrossSection'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { CloseUp } from '../../components/CloseUp'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { OwnerTerms } from '../../sections/OwnerTerms'
import { useLanguage } from '../../text/LanguageProvider'
import { lifestyle } from '../../text/pictures/lifestyle'
import type { PageDefinition } from '../PageDefinition'
import { AboutOpening } from './AboutOpening'
import { Mission } from './Mission'
import { Production } from './Production'
import type { it } from './text.it'

function AboutPage({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const { visit } = text
  return (
    <>
      <Head page="about" text={text} />
      <AboutOpening text={text} />
      <Mission text={text} />
      <Production text={text.production} />
      <CloseUp pictures={lifestyle} name="lifestyle-1" />
      <AcrossSection id="promises" {...text.promises} />
      <OwnerTerms page="about" />
      <Invitation id="visit" text={visit}>
        <Buttons>
          <ButtonLink page="contacts" suffix={contactQuery('visit', null, language)}>
            {visit.button}
          </ButtonLink>
          <OutlineLink page="whereWeAre">{visit.where}</OutlineLink>
        </Buttons>
      </Invitation>
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: AboutPage }
