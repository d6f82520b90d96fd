import { apiPaths } from '../../../src/shared/apiPaths'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { QuoteButtons } from '../../sections/QuoteButtons'
import { Specifications } from '../../sections/Specifications'
import { useLanguage } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { CatalogueIntro } from './CatalogueIntro'
import { Chooser } from './chooser/Chooser'
import { FoldedMethods } from './FoldedMethods'
import { ProductBrowser } from './ProductBrowser'
import type { it } from './text.it'
import { useFilters } from './useFilters'

function ProductsPage({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const { line } = useFilters()
  const { consultation, delivery, ofLine } = text
  const called = (words: string) =>
    line === 'all' ? undefined : words.replace('{line}', categoryLabels[line][language])
  const { title = text.title, heading = text.heading } = {
    title: called(ofLine.title),
    heading: called(ofLine.heading),
  }
  return (
    <>
      <Head page="products" text={{ ...text, title }} />
      <CatalogueIntro text={{ ...text, heading }} />
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
