import styled from '@emotion/styled'
import { apiPaths } from '../../../src/shared/apiPaths'
import { lifestyle } from '../../../src/shared/pictures/lifestyle'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { TextSection } from '../../components/TextSection'
import { Body, Heading, Lead, Stack } from '../../components/typography'
import { Container } from '../../layout/Container'
import { above, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { AllProducts } from './AllProducts'
import type { it } from './text.it'

const Words = styled(Stack)`
  margin-bottom: ${space(7)};
`

/** Six wide pictures, every third one over the whole width. */
const Pictures = styled.ul`
  display: grid;
  gap: ${space(4)};
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
    li:nth-of-type(3n + 1) {
      grid-column: span 2;
    }
  }
  ${above.laptop} {
    gap: ${space(5)};
  }
`

const wide = 'min(100vw - 3rem, 81rem)'
const half = '(min-width: 40rem) min(50vw - 2.5rem, 40rem), calc(100vw - 3rem)'

function GalleryPage({ text }: { text: typeof it }) {
  return (
    <>
      <Head page="gallery" text={text} />
      <PageIntro text={text} />
      <AllProducts heading={text.products.heading} />
      <Section tone="sand" aria-labelledby="lifestyle">
        <Container>
          <Words>
            <Heading id="lifestyle">{text.lifestyle.heading}</Heading>
            <Body>{text.lifestyle.body}</Body>
          </Words>
          <Pictures>
            {lifestyle.map((picture, index) => (
              <li key={picture.name}>
                <Picture picture={picture} sizes={index % 3 === 0 ? wide : half} />
              </li>
            ))}
          </Pictures>
        </Container>
      </Section>
      <TextSection id="catalogue" heading={text.action.heading} tone="espresso">
        <Stack>
          <Lead>{text.action.body}</Lead>
          <Buttons>
            <ButtonLink page="contacts">{text.action.quote}</ButtonLink>
            <OutlineLink page="products">{text.action.button}</OutlineLink>
          </Buttons>
        </Stack>
      </TextSection>
    </>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: GalleryPage,
  reads: [apiPaths.products],
}
