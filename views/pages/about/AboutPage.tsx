import styled from '@emotion/styled'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Columns, Container } from '../../components/Container'
import { Figures } from '../../components/Figures'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { PageIntro } from '../../components/PageIntro'
import { Section } from '../../components/Section'
import { Body, Heading } from '../../components/typography'
import { OwnerTerms } from '../../sections/OwnerTerms'
import { Salon } from '../../sections/Salon'
import { above } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { Laboratory } from './Laboratory'
import { Plates } from './Plates'
import type { it } from './text.it'

/** Never higher than the screen. */
const Opening = styled(Salon)`
  img {
    ${above.tablet} {
      aspect-ratio: 16 / 9;
      object-position: 50% 60%;
    }
  }
`

function AboutPage({ text }: { text: typeof it }) {
  const { mission, quality, production, visit } = text
  return (
    <>
      <Head page="about" text={text} />
      <PageIntro text={text} />
      <Opening caption={text.salon.caption} priority />
      {[mission, quality].map(({ title, body }) => (
        <Section key={title}>
          <Container>
            <Columns>
              <Heading>{title}</Heading>
              <Body>{body}</Body>
            </Columns>
          </Container>
        </Section>
      ))}
      <Section space="near">
        <Container>
          <Figures items={text.figures} />
        </Container>
      </Section>
      <Laboratory laboratory={text.laboratory} />
      <Section>
        <Container>
          <Columns>
            <Heading>{production.title}</Heading>
            <Body>{production.body}</Body>
          </Columns>
          <Plates captions={production.plates} />
        </Container>
      </Section>
      <OwnerTerms page="about" />
      <Invitation id="visit" text={visit}>
        <Buttons>
          <ButtonLink page="contacts">{visit.button}</ButtonLink>
          <OutlineLink page="whereWeAre">{visit.where}</OutlineLink>
        </Buttons>
      </Invitation>
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: AboutPage }
