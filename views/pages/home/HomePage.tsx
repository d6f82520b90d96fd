import styled from '@emotion/styled'
import { apiPaths } from '../../../src/shared/apiPaths'
import { ButtonLink } from '../../components/Button'
import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { Container } from '../../layout/Container'
import { useText } from '../../text/LanguageProvider'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { FeaturedProducts } from './FeaturedProducts'
import { en } from './text.en'
import { it } from './text.it'

const Ways = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`

const End = styled(Container)`
  padding-block: ${space(7)};
`

function HomePage() {
  const text = useText({ it, en })
  return (
    <>
      <Head page="home" text={text} />
      <PageIntro text={text} />
      <Ways>
        <ButtonLink page="products">{text.ways.tape}</ButtonLink>
        <ButtonLink page="products">{text.ways.keratin}</ButtonLink>
        <ButtonLink page="products">{text.ways.prosthesis}</ButtonLink>
      </Ways>
      <FeaturedProducts heading={text.featured} />
      <End>
        <ButtonLink page="products">{text.catalogue}</ButtonLink>
      </End>
    </>
  )
}

export const page: PageDefinition = { Component: HomePage, reads: [apiPaths.featuredProducts] }
