import styled from '@emotion/styled'
import { apiPaths } from '../../../src/shared/apiPaths'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Figures } from '../../components/Figures'
import { Head } from '../../components/Head'
import { Section } from '../../components/Section'
import { Body, Heading, Stack } from '../../components/typography'
import { Container } from '../../layout/Container'
import { above, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { FeaturedProducts } from './FeaturedProducts'
import { GlueBand } from './GlueBand'
import { Hero } from './Hero'
import { Services } from './Services'
import type { it } from './text.it'

const Claims = styled(Container)`
  padding-top: ${space(8)};
`

const Ending = styled(Container)`
  ${above.laptop} {
    padding-left: 33%;
  }
`

function HomePage({ text }: { text: typeof it }) {
  return (
    <>
      <Head page="home" text={text} />
      <Hero text={text} />
      <Claims>
        <Figures items={text.figures} />
      </Claims>
      <Services services={text.services} />
      <FeaturedProducts heading={text.featured} />
      <GlueBand glue={text.glue} />
      <Section aria-labelledby="ending">
        <Ending>
          <Stack>
            <Heading id="ending">{text.ending.heading}</Heading>
            <Body>{text.ending.body}</Body>
            <Buttons>
              <ButtonLink page="contacts">{text.ending.button}</ButtonLink>
              <OutlineLink page="products">{text.catalogue}</OutlineLink>
            </Buttons>
          </Stack>
        </Ending>
      </Section>
    </>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: HomePage,
  reads: [apiPaths.featuredProducts],
}
