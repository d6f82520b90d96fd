import { apiPaths } from '../../../src/shared/apiPaths'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { QuoteButtons } from '../../sections/QuoteButtons'
import { Specifications } from '../../sections/Specifications'
import type { PageDefinition } from '../PageDefinition'
import { CatalogueIntro } from './CatalogueIntro'
import { Chooser } from './chooser/Chooser'
import { FoldedMethods } from './FoldedMethods'
import { ProductBrowser } from './ProductBrowser'
import type { it } from './text.it'

function ProductsPage({ text }: { text: typeof it }) {
  const { consultation, delivery } = text
  return (
    <>
      <Head page="products" text={text} />
      <CatalogueIntro text={text} />
      <Chooser text={text.chooser} />
      <ProductBrowser text={text} />
      <FoldedMethods text={text.methods} />
      <Specifications id="delivery" {...delivery} />
      <Invitation id="consultation" text={consultation}>
        <QuoteButtons text={consultation} />
      </Invitation>
    </>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ProductsPage,
  reads: [apiPaths.products],
}
