import '../../sections/commonBeyondHome'
import styled from '@emotion/styled'
import { apiPaths } from '../../../src/shared/apiPaths'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { Container } from '../../components/Container'
import { Folded } from '../../components/Folded'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { MethodsTable } from '../../sections/methods/MethodsTable'
import { QuoteButtons } from '../../sections/QuoteButtons'
import { Specifications } from '../../sections/Specifications'
import { useLanguage } from '../../text/LanguageProvider'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { CatalogueIntro } from './CatalogueIntro'
import { Chooser } from './chooser/Chooser'
import { ProductBrowser } from './ProductBrowser'
import type { it } from './text.it'
import { useFilters } from './useFilters'

const Foot = styled(Container)`
  padding-top: ${space(5)};
`

function ProductsPage({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const { line, heading: facets } = useFilters()
  const { consultation, delivery, ofChoice } = text
  const choice = line === null ? facets : categoryLabels[line][language]
  const called = (words: string, ofAll: string) =>
    choice === '' ? ofAll : words.replace('{choice}', choice)
  const title = called(ofChoice.title, text.title)
  const heading = called(ofChoice.heading, text.heading)
  return (
    <>
      <Head page="products" text={{ ...text, title }} />
      <CatalogueIntro text={{ ...text, heading }} />
      <Chooser text={text.chooser} />
      <ProductBrowser text={text} />
      <Foot>
        <Folded id="methods" heading={text.methods.heading}>
          <MethodsTable text={text.methods} />
        </Folded>
      </Foot>
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
