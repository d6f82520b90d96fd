import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { lineIn } from '../../../src/shared/contactLinks'
import { Container } from '../../components/Container'
import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { Points } from '../../components/Points'
import { TextSection } from '../../components/TextSection'
import { AnswerList } from '../../sections/answers/AnswerList'
import { ShopMap } from '../../sections/map/ShopMap'
import { OwnerTerms } from '../../sections/OwnerTerms'
import { above, sectionSpaces, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { ContactCard } from './ContactCard'
import { ContactForm } from './ContactForm'
import { LineIntro } from './LineIntro'
import type { it } from './text.it'
import { useFormOutcome } from './useContactForm'

/** The form at text width, the shop's data beside it like a visiting card. */
const Grid = styled(Container)`
  display: grid;
  gap: ${space(8)};
  padding-bottom: ${sectionSpaces.part};
  ${above.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    justify-content: space-between;
    align-items: start;
    gap: ${space(9)};
  }
`

function ContactsPage({ text }: { text: typeof it }) {
  const isThanks = useFormOutcome()?.kind === 'sent'
  const line = lineIn(new URLSearchParams(useLocation().search))
  const { professionals, trade, map } = text
  return (
    <>
      <Head page="contacts" text={text} noindex={isThanks} />
      {line ? <LineIntro line={line} text={text} /> : <PageIntro text={text} />}
      <Grid>
        <ContactForm text={text} />
        <ContactCard text={text} />
      </Grid>
      <TextSection id="professionals" heading={professionals.heading} tone="sand">
        <Points points={professionals.cards} />
      </TextSection>
      <TextSection id="trade" heading={trade.heading}>
        <AnswerList items={trade.items} />
      </TextSection>
      <OwnerTerms terms={text.terms()} />
      <ShopMap text={{ ...map, title: map.heading }} />
    </>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ContactsPage,
  reads: [apiPaths.products],
}
