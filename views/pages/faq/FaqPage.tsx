import styled from '@emotion/styled'
import { Accordion } from '../../components/Accordion'
import { Container } from '../../components/Container'
import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { TextSection } from '../../components/TextSection'
import { Lead, Stack } from '../../components/typography'
import { AnswerMore } from '../../sections/answers/AnswerMore'
import { MethodsTable } from '../../sections/methods/MethodsTable'
import { QuoteButtons } from '../../sections/QuoteButtons'
import { above, gutter, sectionSpaces, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

const Narrow = styled.div`
  padding-bottom: ${sectionSpaces.part};
  ${above.laptop} {
    width: calc((100% - 11 * ${gutter}) * 7 / 12 + 6 * ${gutter});
    margin-left: auto;
  }
`

const Systems = styled.div`
  margin-top: ${space(5)};
`

function FaqPage({ text }: { text: typeof it }) {
  const { contact, methods } = text
  const items = text.items.map((item) => ({
    ...item,
    more: (item.facts || item.link) && (
      <>
        <AnswerMore answer={item} />
        {item.id === 'systems' && (
          <Systems>
            <MethodsTable text={methods} titled />
          </Systems>
        )}
      </>
    ),
  }))
  return (
    <>
      <Head page="faq" text={text} />
      <PageIntro text={text} />
      <Container>
        <Narrow>
          <Accordion name="faq" items={items} />
        </Narrow>
      </Container>
      <TextSection id="contact" heading={contact.heading} tone="espresso">
        <Stack>
          <Lead>{contact.body}</Lead>
          <QuoteButtons text={contact} />
        </Stack>
      </TextSection>
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: FaqPage }
