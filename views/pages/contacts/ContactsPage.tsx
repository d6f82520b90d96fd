import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { isTriedOn } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { lineIn, type Opening, openingIn, sentIn } from '../../../src/shared/contactLinks'
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
import { useRequestList } from '../../quote/RequestListProvider'
import { useMessageWithList } from '../../quote/useEnquiry'
import { AnswerList } from '../../sections/answers/AnswerList'
import { ShopMap } from '../../sections/map/ShopMap'
import { OwnerTerms } from '../../sections/OwnerTerms'
import { useLanguage } from '../../text/LanguageProvider'
import { above, gutter, sectionSpaces, space, stickyTop } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { ContactCard } from './ContactCard'
import { LineIntro } from './LineIntro'
import { QuoteForm } from './QuoteForm'
import { Sent } from './sending/Sent'
import { useFormOutcome } from './sending/useFormOutcome'
import type { it } from './text.it'

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
      grid-column: 1 / 7;
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

/** The page's title and opening. The title of an answer to a form begins with the outcome. */
function useIntro(text: typeof it, opening: Opening, topic: string | null, isSent: boolean) {
  const { shop } = usePageState()
  const outcome = useFormOutcome()
  const { sent, failed, summary, description } = text
  const titled = (words: string) => `${words} | ${shop.name}`
  if (isSent) return { ...sent, description, title: titled(sent.heading) }
  const intro = { description, ...(opening === 'quote' ? text : text[opening]) }
  if (outcome?.kind === 'failed') return { ...intro, title: titled(failed.heading) }
  if (outcome?.kind === 'refused') return { ...intro, title: titled(summary) }
  if (opening !== 'quote' || !topic) return intro
  return { ...intro, title: titled(`${text.line.heading} ${topic}`) }
}

function ContactsPage({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const { shop } = usePageState()
  const outcome = useFormOutcome()
  const query = new URLSearchParams(useLocation().search)
  const [opening, line] = [openingIn(query), lineIn(query)]
  const sentId = outcome?.kind === 'sent' ? outcome.id : sentIn(query)
  const { items } = useRequestList()
  // The line names a list whose products are all of it. An appointment has no products.
  const named = opening === 'visit' || items.every((item) => item.line === line) ? line : null
  const label = named && categoryLabels[named][language]
  const topic = line && (label ?? text.line.several)
  const intro = useIntro(text, opening, topic, sentId !== null)
  const { professionals, trade, map, visit } = text
  const { landline, whatsapp } = shop
  const firstWords = `${text.form.firstWords[opening]}${label ? `: ${label}` : ''}.`
  const withList = useMessageWithList(firstWords)
  // A quote's chat begins as everywhere.
  const chat = { quote: undefined, priceList: withList, visit: firstWords }[opening]
  if (sentId !== null) {
    return (
      <>
        <Head page="contacts" text={intro} noindex />
        <PageIntro text={intro} />
        <Grid>
          <Sent text={text} id={sentId} />
          <ContactCard text={text} />
        </Grid>
      </>
    )
  }
  const isTrade = opening !== 'visit' && !isTriedOn(line)
  return (
    <>
      <Head page="contacts" text={intro} />
      {opening === 'quote' && line && topic ? (
        <LineIntro line={line} topic={topic} text={text} />
      ) : (
        <PageIntro text={intro}>
          {opening === 'visit' && (landline || whatsapp) && (
            <Ways>
              {landline && (
                <OutlineAnchor href={phoneLink(landline)}>
                  {visit.call.replace('{number}', landline)}
                </OutlineAnchor>
              )}
              <OutlineChatLink message={firstWords}>
                <Icon name="whatsapp" />
                {visit.chat}
              </OutlineChatLink>
              {landline && <Small>{visit.or}</Small>}
            </Ways>
          )}
        </PageIntro>
      )}
      <Grid>
        <QuoteForm
          key={`${opening} ${line}`}
          opening={opening}
          line={line}
          firstWords={firstWords}
          text={text}
        />
        <Aside>
          <ContactCard text={text} chat={chat} hasHours={opening !== 'visit'} />
          {isTrade && opening === 'quote' && (
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
              link && link.opening !== opening ? { ...item, link } : item,
            )}
          />
        </TextSection>
      )}
      {isTrade && <OwnerTerms page="contacts" />}
      <ShopMap text={{ ...map, title: map.heading }} />
    </>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ContactsPage,
  reads: [apiPaths.products],
}
