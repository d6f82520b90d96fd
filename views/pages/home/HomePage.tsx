import { apiPaths } from '../../../src/shared/apiPaths'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import type { PageDefinition } from '../PageDefinition'
import { Curtain } from './Curtain'
import { FeaturedProducts } from './FeaturedProducts'
import { GlueBand } from './GlueBand'
import { Hero } from './Hero'
import { Services } from './Services'
import type { it } from './text.it'

function HomePage({ text }: { text: typeof it }) {
  return (
    <>
      <Head page="home" text={text} />
      <Hero text={text} />
      <Curtain text={text.shades} />
      <Services services={text.services} />
      <FeaturedProducts heading={text.featured} />
      <GlueBand glue={text.glue} />
      <Invitation id="ending" text={text.ending} tone="paper">
        <Buttons>
          <ButtonLink page="contacts">{text.ending.button}</ButtonLink>
          <OutlineLink page="products">{text.catalogue}</OutlineLink>
        </Buttons>
      </Invitation>
    </>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: HomePage,
  reads: [apiPaths.featuredProducts],
}
