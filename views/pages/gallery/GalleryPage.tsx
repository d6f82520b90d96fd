import '../../sections/commonBeyondHome'
import styled from '@emotion/styled'
import { apiPaths } from '../../../src/shared/apiPaths'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Container } from '../../components/Container'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { PageIntro } from '../../components/PageIntro'
import { Section } from '../../components/Section'
import { Heading } from '../../components/typography'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { AllProducts } from './AllProducts'
import { LifestylePictures } from './LifestylePictures'
import type { it } from './text.it'

const LifestyleHeading = styled(Heading)`
  margin-bottom: ${space(6)};
`

function GalleryPage({ text }: { text: typeof it }) {
  return (
    <>
      <Head page="gallery" text={text} />
      <PageIntro text={text} />
      <Section aria-labelledby="lifestyle">
        <Container>
          <LifestyleHeading id="lifestyle">{text.lifestyle.heading}</LifestyleHeading>
        </Container>
        <LifestylePictures />
      </Section>
      <AllProducts heading={text.products.heading} />
      <Invitation id="catalogue" text={text.action}>
        <Buttons>
          <ButtonLink page="contacts">{text.action.quote}</ButtonLink>
          <OutlineLink page="products">{text.action.button}</OutlineLink>
        </Buttons>
      </Invitation>
    </>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: GalleryPage,
  reads: [apiPaths.products],
}
