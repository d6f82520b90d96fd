import styled from '@emotion/styled'
import { apiPaths } from '../../../src/shared/apiPaths'
import { Head } from '../../components/Head'
import { SpecSheet } from '../../components/SpecSheet'
import { TextSection } from '../../components/TextSection'
import { Lead, Stack } from '../../components/typography'
import { Methods } from '../../sections/methods/Methods'
import { QuoteButtons } from '../../sections/QuoteButtons'
import { onPhone, sizes, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { CatalogueIntro } from './CatalogueIntro'
import { Chooser } from './chooser/Chooser'
import { ProductBrowser } from './ProductBrowser'
import type { it } from './text.it'

/** Here the figures are an afterthought: on a phone each takes one line. */
const Delivery = styled.div`
  @media ${onPhone} {
    dl > div {
      grid-template-columns: minmax(6rem, 1fr) fit-content(60%);
      padding-block: ${space(2)};
    }
    dd {
      font-family: inherit;
      font-size: ${sizes.body};
    }
  }
`

function ProductsPage({ text }: { text: typeof it }) {
  const { consultation, delivery } = text
  return (
    <>
      <Head page="products" text={text} />
      <CatalogueIntro text={text} />
      <Chooser text={text.chooser} />
      <ProductBrowser text={text} />
      <Methods text={text.methods} />
      <TextSection id="delivery" heading={delivery.heading}>
        <Delivery>
          <SpecSheet rows={delivery.rows} />
        </Delivery>
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
