import '../../sections/commonBeyondHome'
import styled from '@emotion/styled'
import { apiPaths } from '../../../src/shared/apiPaths'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Container } from '../../components/Container'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { PageIntro } from '../../components/PageIntro'
import { Section } from '../../components/Section'
import { Small, Spoken } from '../../components/typography'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { AllProducts } from './AllProducts'
import { LifestylePictures } from './LifestylePictures'
import type { it } from './text.it'

/** The pictures follow the page's opening at once. Only screen readers need their heading. */
const Lifestyle = styled(Section)`
  display: grid;
  gap: ${space(4)};
  padding-top: 0;
`

function GalleryPage({ text }: { text: typeof it }) {
  return (
    <>
      <Head page="gallery" text={text} />
      <PageIntro text={text} />
      <Lifestyle aria-labelledby="lifestyle">
        <Spoken as="h2" id="lifestyle">
          {text.lifestyle.heading}
        </Spoken>
        <LifestylePictures />
        <Container>
          <Small>{text.lifestyle.note}</Small>
        </Container>
      </Lifestyle>
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
