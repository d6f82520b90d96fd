import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { lineIn } from '../../../src/shared/contactLinks'
import type { FormOutcome } from '../../../src/shared/formOutcome'

import { Container } from '../../components/Container'
import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { Points } from '../../components/Points'
import { TextSection } from '../../components/TextSection'
import { usePageState } from '../../pageState'
import { AnswerList } from '../../sections/answers/AnswerList'
import { ShopMap } from '../../sections/map/ShopMap'
import { OwnerTerms } from '../../sections/OwnerTerms'
import { above, sectionSpaces, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { ContactCard } from './ContactCard'
import { LineIntro } from './LineIntro'
import { QuoteForm } from './QuoteForm'
import type { it } from './text.it'
import { useFormOutcome } from './useQuoteForm'

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

/** The page's text. The title begins with the outcome of the form, if the page answers one. */
function withOutcome(
  text: typeof it,
  outcome: FormOutcome | undefined,
  shopName: string,
): typeof it {
  if (!outcome) return text
  const { sent, failed, summary } = text
  const words = { sent: sent.heading, failed: failed.heading, refused: summary }[outcome.kind]
  return { ...text, title: `${words} | ${shopName}` }
}

function ContactsPage({ text }: { text: typeof it }) {
  const { shop } = usePageState()
  const outcome = useFormOutcome()
  const line = lineIn(new URLSearchParams(useLocation().search))
  const { professionals, trade, map } = text
  return (
    <>
      <Head
        page="contacts"
        text={withOutcome(text, outcome, shop.name)}
        noindex={outcome?.kind === 'sent'}
      />
      {line ? <LineIntro line={line} text={text} /> : <PageIntro text={text} />}
      <Grid>
        <QuoteForm text={text} />
        <ContactCard text={text} />
      </Grid>
      <TextSection id="professionals" heading={professionals.heading} tone="sand">
        <Points points={professionals.cards} />
      </TextSection>
      <TextSection id="trade" heading={trade.heading}>
        <AnswerList items={trade.items} />
      </TextSection>
      <OwnerTerms page="contacts" />
      <ShopMap text={{ ...map, title: map.heading }} />
    </>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ContactsPage,
  reads: [apiPaths.products],
}
