import { apiPaths } from '../../../src/shared/apiPaths'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { TextSection } from '../../components/TextSection'
import { QuoteButtons } from '../../sections/QuoteButtons'
import type { PageDefinition } from '../PageDefinition'
import { CatalogueIntro } from './CatalogueIntro'
import { Chooser } from './chooser/Chooser'
import { Delivery } from './Delivery'
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
      <TextSection id="delivery" heading={delivery.heading}>
        <Delivery rows={delivery.rows} />
      </TextSection>
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
