import { apiPaths } from '../../../src/shared/apiPaths'
import { Head } from '../../components/Head'
import { PageIntro } from '../../components/PageIntro'
import { useText } from '../../text/LanguageProvider'
import type { PageDefinition } from '../PageDefinition'
import { ProductBrowser } from './ProductBrowser'
import { en } from './text.en'
import { it } from './text.it'

function ProductsPage() {
  const text = useText({ it, en })
  return (
    <>
      <Head page="products" text={text} />
      <PageIntro text={text} />
      <ProductBrowser text={text} />
    </>
  )
}

export const page: PageDefinition = { Component: ProductsPage, reads: [apiPaths.products] }
