import styled from '@emotion/styled'
import { laboratory as laboratoryPicture, salon } from '../../../src/shared/pictures/house'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Figures } from '../../components/Figures'
import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { Picture } from '../../components/Picture'
import { rise } from '../../components/rise'
import { Section } from '../../components/Section'
import { TextSection } from '../../components/TextSection'
import { Body, Heading, Lead, Small, Stack } from '../../components/typography'
import { Container } from '../../layout/Container'
import { above, colours, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

const Salon = styled.figure`
  img {
    width: 100%;
  }
  figcaption {
    padding-top: ${space(3)};
  }
  ${above.laptop} {
    margin-left: 16.66%;
  }
`

/** A text beside its heading, ruled off from the one before. */
const Chapter = styled.div`
  ${rise}
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(6)};
  border-top: 1px solid ${colours.hairline};
  ${above.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space(8)};
    padding-block: ${space(8)};
  }
`

const Laboratory = styled(Container)`
  display: grid;
  gap: ${space(6)};
  align-items: end;
  img {
    width: 100%;
  }
  ${above.laptop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space(8)};
  }
`

function AboutPage({ text }: { text: typeof it }) {
  const { laboratory } = text
  return (
    <>
      <Head page="about" text={text} />
      <PageIntro text={text} />
      <Container>
        <Salon>
          <Picture
            picture={salon}
            sizes="(min-width: 64rem) min(83.4vw - 3.3rem, 67.6rem), calc(100vw - 3rem)"
            priority
          />
          <Small as="figcaption">{text.salon.caption}</Small>
        </Salon>
      </Container>
      <Section>
        <Container>
          {[text.mission, text.quality, text.production].map(({ title, body }) => (
            <Chapter key={title}>
              <Heading>{title}</Heading>
              <Body>{body}</Body>
            </Chapter>
          ))}
          <Figures items={text.figures} />
        </Container>
      </Section>
      <Section tone="sand" aria-labelledby="laboratory">
        <Laboratory>
          <Picture
            picture={laboratoryPicture}
            sizes="(min-width: 64rem) min(54.6vw - 4.6rem, 41.8rem), calc(100vw - 3rem)"
          />
          <Stack>
            <Heading id="laboratory">{laboratory.title}</Heading>
            <Body>{laboratory.body}</Body>
          </Stack>
        </Laboratory>
      </Section>
      <TextSection id="visit" heading={text.visit.heading} tone="espresso">
        <Stack>
          <Lead>{text.visit.body}</Lead>
          <Buttons>
            <ButtonLink page="contacts">{text.visit.button}</ButtonLink>
            <OutlineLink page="whereWeAre">{text.visit.where}</OutlineLink>
          </Buttons>
        </Stack>
      </TextSection>
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: AboutPage }
