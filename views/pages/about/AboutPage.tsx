import styled from '@emotion/styled'
import { salon } from '../../../src/shared/pictures/house'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Columns, Container } from '../../components/Container'
import { Figures } from '../../components/Figures'
import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { TextSection } from '../../components/TextSection'
import { Body, Heading, Lead, Small, Stack } from '../../components/typography'
import { above, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { Laboratory } from './Laboratory'
import { Plates } from './Plates'
import type { it } from './text.it'

/** From edge to edge, and never higher than the screen. */
const Salon = styled.figure`
  img {
    width: 100%;
    ${above.tablet} {
      aspect-ratio: 16 / 9;
      object-fit: cover;
      object-position: 50% 60%;
    }
  }
`

const Caption = styled(Container)`
  padding-top: ${space(3)};
`

function AboutPage({ text }: { text: typeof it }) {
  const { mission, quality, production, visit } = text
  return (
    <>
      <Head page="about" text={text} />
      <PageIntro text={text} />
      <Salon>
        <Picture picture={salon} sizes="100vw" priority />
        <Caption as="figcaption">
          <Small as="span">{text.salon.caption}</Small>
        </Caption>
      </Salon>
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
      <TextSection id="visit" heading={visit.heading} tone="espresso">
        <Stack>
          <Lead>{visit.body}</Lead>
          <Buttons>
            <ButtonLink page="contacts">{visit.button}</ButtonLink>
            <OutlineLink page="whereWeAre">{visit.where}</OutlineLink>
          </Buttons>
        </Stack>
      </TextSection>
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: AboutPage }
