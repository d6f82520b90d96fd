import { apiPaths } from '../../../src/shared/apiPaths'
import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { QuoteButtons } from '../../components/QuoteButtons'
import { SpecSheet } from '../../components/SpecSheet'
import { TextSection } from '../../components/TextSection'
import { Lead, Stack } from '../../components/typography'
import type { PageDefinition } from '../PageDefinition'
import { ProductBrowser } from './ProductBrowser'
import type { it } from './text.it'

function ProductsPage({ text }: { text: typeof it }) {
  const { consultation, delivery } = text
  return (
    <>
      <Head page="products" text={text} />
      <PageIntro text={text} />
      <ProductBrowser text={text} />
      <TextSection id="delivery" heading={delivery.heading}>
        <SpecSheet rows={delivery.rows} />
      </TextSection>
      <TextSection id="consultation" heading={consultation.heading} tone="espresso">
        <Stack>
          <Lead>{consultation.body}</Lead>
          <QuoteButtons text={consultation} />
        </Stack>
      </TextSection>
    </>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: ProductsPage,
  reads: [apiPaths.products],
}
