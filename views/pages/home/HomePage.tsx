import styled from '@emotion/styled'
import { apiPaths } from '../../../src/shared/apiPaths'
import { ButtonLink } from '../../components/Button'
import { Figures } from '../../components/Figures'
import { Head } from '../../components/Head'
import { Section } from '../../components/Section'
import { Body, Heading, Stack } from '../../components/type'
import { Container } from '../../layout/Container'
import { useText } from '../../text/LanguageProvider'
import { above, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { FeaturedProducts } from './FeaturedProducts'
import { GlueBand } from './GlueBand'
import { Hero } from './Hero'
import { Services } from './Services'
import { en } from './text.en'
import { it } from './text.it'

const Claims = styled(Container)`
  padding-top: ${space(8)};
`

const Ending = styled(Container)`
  ${above.laptop} {
    padding-left: 33%;
  }
`

function HomePage() {
  const text = useText({ it, en })
  return (
    <>
      <Head page="home" text={text} />
      <Hero />
      <Claims>
        <Figures items={text.figures} />
      </Claims>
      <Services />
      <FeaturedProducts heading={text.featured} />
      <GlueBand />
      <Section aria-labelledby="ending">
        <Ending>
          <Stack>
            <Heading id="ending">{text.ending.heading}</Heading>
            <Body>{text.ending.body}</Body>
            <ButtonLink page="products">{text.catalogue}</ButtonLink>
          </Stack>
        </Ending>
      </Section>
    </>
  )
}

export const page: PageDefinition = { Component: HomePage, reads: [apiPaths.featuredProducts] }
