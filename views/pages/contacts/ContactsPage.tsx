import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { isTriedOn } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { lineIn, type Purpose, purposeIn, sentIn } from '../../../src/shared/contactLinks'
import { phoneLink } from '../../../src/shared/shop'
import { Buttons, OutlineAnchor, OutlineChatLink } from '../../components/Button'
import { Container } from '../../components/Container'
import { Head } from '../../components/Head'
import { Icon } from '../../components/Icon'
import { PageIntro } from '../../components/PageIntro'
import { Points } from '../../components/Points'
import { Side } from '../../components/SideBySide'
import { TextSection } from '../../components/TextSection'
import { Small } from '../../components/typography'
import { usePageState } from '../../pageState'
import { useQuoteList } from '../../quote/QuoteListProvider'
import { useMessageWithList } from '../../quote/useEnquiry'
import { AnswerList } from '../../sections/answers/AnswerList'
import { ShopMap } from '../../sections/map/ShopMap'
import { OwnerTerms } from '../../sections/OwnerTerms'
import { useLanguage } from '../../text/LanguageProvider'
import { above, gutter, sectionSpaces, space, stickyTop } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { ContactCard } from './ContactCard'
import { ContactTextProvider, useContactText } from './ContactTextProvider'
import { LineIntro } from './LineIntro'
import { QuoteForm } from './QuoteForm'
import { Sent } from './sending/Sent'
import type { it } from './text.it'
import { useFormOutcome } from './useFormOutcome'
import type { FormProps } from './useQuoteForm'

/** The form at text width, the shop's data beside it like a visiting card. */
const Grid = styled(Container)`
  display: grid;
  gap: ${space(8)};
  padding-bottom: ${sectionSpaces.part};
  ${above.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${space(6)} ${gutter};
    align-items: start;
    > * {
      grid-column: 1 / 8;
    }
    /* Below the page's first paragraph. */
    > * + * {
      grid-column: 8 / -1;
    }
  }
  /* A section has its own space above. */
  &:has(+ section) {
    padding-bottom: 0;
  }
`

/** What is beside the form stays in sight while the form passes, where it is lower. */
const Aside = styled.div`
  display: grid;
  gap: ${space(7)};
  ${above.laptop} {
    position: sticky;
    top: ${stickyTop};
  }
`

/** The ways to reach the shop at once, above the form. */
const Ways = styled(Buttons)`
  align-items: center;
  margin-top: ${space(5)};
`

/** The page's title and opening. The title of a form that has come back begins with the outcome. */
function useIntro(text: typeof it, purpose: Purpose, topic: string | null) {
  const { shop } = usePageState()
  const outcome = useFormOutcome()
  const { failed, summary, description } = text
  const titled = (words: string) => `${words} | ${shop.name}`
  const intro = { description, ...(purpose === 'quote' ? text : text[purpose]) }
  if (outcome?.kind === 'failed') return { ...intro, title: titled(failed.heading) }
  if (outcome?.kind === 'refused') return { ...intro, title: titled(summary) }
  if (purpose !== 'quote' || !topic) return intro
  return { ...intro, title: titled(`${text.line.heading} ${topic}`) }
}

/** The ways to agree an appointment at once, where the shop has a number. */
function VisitWays({ words, message }: { words: typeof it.visit; message: string }) {
  const { landline, whatsapp } = usePageState().shop
  if (!landline && !whatsapp) return null
  return (
    <Ways>
      {landline && (
        <OutlineAnchor href={phoneLink(landline)}>
          {words.call.replace('{number}', landline)}
        </OutlineAnchor>
      )}
      <OutlineChatLink message={message}>
        <Icon name="whatsapp" />
        {words.chat}
      </OutlineChatLink>
      {landline && <Small>{words.or}</Small>}
    </Ways>
  )
}

function FormFor({ purpose, line }: Omit<FormProps, 'firstWords'>) {
  const text = useContactText()
  const { language } = useLanguage()
  const { items } = useQuoteList()
  // The line names a list whose products are all of it. An appointment has no products.
  const named = purpose === 'visit' || items.every((item) => item.line === line) ? line : null
  const label = named && categoryLabels[named][language]
  const topic = line && (label ?? text.line.several)
  const intro = useIntro(text, purpose, topic)
  const { professionals, trade, map } = text
  const firstWords = `${text.form.firstWords[purpose]}${label ? `: ${label}` : ''}.`
  const withList = useMessageWithList(firstWords)
  // A quote's chat begins as everywhere.
  const chat = { quote: undefined, priceList: withList, visit: firstWords }[purpose]
  const isTrade = purpose !== 'visit' && !isTriedOn(line)
  return (
    <>
      <Head page="contacts" text={intro} />
      {purpose === 'quote' && line && topic ? (
        <LineIntro line={line} topic={topic} />
      ) : (
        <PageIntro text={intro}>
          {purpose === 'visit' && <VisitWays words={text.visit} message={firstWords} />}
        </PageIntro>
      )}
      <Grid>
        <QuoteForm key={`${purpose} ${line}`} {...{ purpose, line, firstWords }} />
        <Aside>
          <ContactCard chat={chat} hasHours={purpose !== 'visit'} />
          {isTrade && purpose === 'quote' && (
            <Side id="professionals" heading={professionals.heading}>
              <Points points={professionals.cards} columns={1} />
            </Side>
          )}
        </Aside>
      </Grid>
      {isTrade && (
        <TextSection id="trade" heading={trade.heading}>
          <AnswerList
            name="trade"
            level="h3"
            items={trade.items.map(({ link, ...item }) =>
              link && link.purpose !== purpose ? { ...item, link } : item,
            )}
          />
        </TextSection>
      )}
      {isTrade && <OwnerTerms page="contacts" />}
      <ShopMap text={{ ...map, title: map.heading }} />
    </>
  )
}

function Thanks({ id }: { id: string }) {
  const { shop } = usePageState()
  const { sent, description } = useContactText()
  const intro = { ...sent, description, title: `${sent.heading} | ${shop.name}` }
  return (
    <>
      <Head page="contacts" text={intro} noindex />
      <PageIntro text={intro} />
      <Grid>
        <Sent id={id} />
        <ContactCard />
      </Grid>
    </>
  )
}

/** The form, or the thanks where a request has been received. */
function ContactsPage({ text }: { text: typeof it }) {
  const outcome = useFormOutcome()
  const query = new URLSearchParams(useLocation().search)
  const id = outcome?.kind === 'sent' ? outcome.id : sentIn(query)
  return (
    <ContactTextProvider value={text}>
      {id === null ? (
        <FormFor purpose={purposeIn(query)} line={lineIn(query)} />
      ) : (
        <Thanks id={id} />
      )}
    </ContactTextProvider>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ContactsPage,
  reads: [apiPaths.products],
}
