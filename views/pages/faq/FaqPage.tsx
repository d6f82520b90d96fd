import '../../sections/commonBeyondHome'
import styled from '@emotion/styled'
import { Columns, Container } from '../../components/Container'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { Introduction, NarrowTitle } from '../../components/typography'
import { AnswerList } from '../../sections/answers/AnswerList'
import { QuoteButtons } from '../../sections/QuoteButtons'
import { above, gutter, sectionSpaces, space, stickyTop } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

const Page = styled(Container)`
  padding-block: ${space(7)} ${sectionSpaces.part};
  ${above.laptop} {
    padding-top: ${space(8)};
  }
`

/** Keeps its place beside the questions, which so begin on the first screen. */
const FaqIntro = styled.div`
  display: grid;
  gap: ${space(5)};
  ${above.laptop} {
    position: sticky;
    top: ${stickyTop};
    align-self: start;
    padding-right: ${gutter};
  }
`

function FaqPage({ text }: { text: typeof it }) {
  const { contact } = text
  return (
    <>
      <Head page="faq" text={text} />
      <Page>
        <Columns>
          <FaqIntro>
            <NarrowTitle tabIndex={-1}>{text.heading}</NarrowTitle>
            <Introduction>{text.opening}</Introduction>
          </FaqIntro>
          <AnswerList name="faq" level="h2" items={text.items} />
        </Columns>
      </Page>
      <Invitation id="contact" text={contact}>
        <QuoteButtons text={contact} />
      </Invitation>
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: FaqPage }
