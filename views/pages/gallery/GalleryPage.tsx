import styled from '@emotion/styled'
import { apiPaths } from '../../../src/shared/apiPaths'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Container } from '../../components/Container'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { PageIntro } from '../../components/PageIntro'
import { Section } from '../../components/Section'
import { Heading, Small } from '../../components/typography'
import { usePageState } from '../../pageState'
import { useText } from '../../text/LanguageProvider'
import { pictureNote, somePicturesNote } from '../../text/pictureNote'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { AllProducts } from './AllProducts'
import { LifestylePictures } from './LifestylePictures'
import type { it } from './text.it'

const Top = styled(Heading)`
  margin-bottom: ${space(6)};
`

const Note = styled(Small)`
  margin-top: ${space(4)};
`

function GalleryPage({ text }: { text: typeof it }) {
  const { takenByCamera } = usePageState().shop
  const note = useText(takenByCamera.length > 0 ? somePicturesNote : pictureNote)
  return (
    <>
      <Head page="gallery" text={text} />
      <PageIntro text={text}>
        <Note>{note}</Note>
      </PageIntro>
      <Section aria-labelledby="lifestyle">
        <Container>
          <Top id="lifestyle">{text.lifestyle.heading}</Top>
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
