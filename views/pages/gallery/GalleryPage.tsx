import styled from '@emotion/styled'
import { apiPaths } from '../../../src/shared/apiPaths'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Columns, Container } from '../../components/Container'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { PageIntro } from '../../components/PageIntro'
import { Section } from '../../components/Section'
import { Heading, Lead } from '../../components/typography'
import { usePageState } from '../../pageState'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { AllProducts } from './AllProducts'
import { LifestylePictures } from './LifestylePictures'
import type { it } from './text.it'

const Words = styled(Columns)`
  margin-bottom: ${space(6)};
`

function GalleryPage({ text }: { text: typeof it }) {
  const { photographs } = usePageState().shop
  const digital = text.digital[photographs.length > 0 ? 'some' : 'all']
  return (
    <>
      <Head page="gallery" text={text} />
      <PageIntro text={{ ...text, opening: text.opening.replace('{digital}', digital) }} />
      <Section aria-labelledby="lifestyle">
        <Container>
          <Words>
            <Heading id="lifestyle">{text.lifestyle.heading}</Heading>
            <Lead>{text.lifestyle.body}</Lead>
          </Words>
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
