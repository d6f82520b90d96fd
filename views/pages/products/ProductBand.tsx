import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { type Category, categoryPages } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import type { ListedProduct } from '../../../src/shared/products'
import { linesOf } from '../../../src/shared/selectProducts'
import { ArrowLink } from '../../components/ArrowLink'
import { aboveThePhone, areWide, ProductGrid } from '../../components/ProductGrid'
import { Small, Subheading } from '../../components/typography'
import { AskingForm } from '../../quote/AddToQuote'
import { categoryDescriptions } from '../../text/categoryDescriptions'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, below, colours, space, target } from '../../theme/tokens'
import { ProductCard } from './ProductCard'

const Band = styled.section`
  padding-bottom: ${space(4)};
  ${above.tablet} {
    padding-bottom: ${space(8)};
  }
`

/** Name and link in one row, the sentence below; on a phone the link is its arrow. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(5)};
  align-items: baseline;
  padding-bottom: ${space(3)};
  ${below.tablet} {
    column-gap: 0;
    a {
      justify-content: end;
      min-width: ${target};
    }
    a span {
      display: none;
    }
  }
  ${above.tablet} {
    margin-bottom: ${space(4)};
    padding-top: ${space(4)};
    border-top: 1px solid ${colours.ink};
  }
`

const Sentence = styled(Small)`
  margin-top: ${space(1)};
  line-height: 1.45;
  grid-row: 2;
  grid-column: 1 / -1;
`

/** Rows that follow one another on a phone. */
const Cards = styled(ProductGrid)`
  ${below.tablet} {
    gap: 0;
  }
`

/** How many of the first pictures are on the first screen. */
const onFirstScreen = 4

/**
 * Products of the catalogue under a heading: a line's, or of all lines those of one shade or
 * length, of which most lines have one or two.
 */
export function ProductBand({
  id,
  products,
  isFirst,
  children,
}: {
  /** The heading's. */
  id: string
  products: readonly ListedProduct[]
  /** Whether they begin on the first screen. */
  isFirst: boolean
  /** The heading, with what belongs to it. */
  children: ReactNode
}) {
  const isWide = areWide(products.length)
  return (
    <Band aria-labelledby={id}>
      {children}
      {linesOf(products).map((line) => (
        <AskingForm key={line} line={line} />
      ))}
      <Cards data-wide={isWide || undefined}>
        {products.map((product, at) => (
          <ProductCard
            key={product.category + product.name}
            product={product}
            priority={isFirst && at === 0}
            eager={isFirst && at < onFirstScreen}
            sizes={`${products.length > 1 ? aboveThePhone(isWide) : '(min-width: 40rem) 45vw'}, 6rem`}
          />
        ))}
      </Cards>
    </Band>
  )
}

/** A line of the catalogue: its description and its products. */
export function LineBand({
  line,
  ...band
}: { line: Category } & Pick<ComponentProps<typeof ProductBand>, 'products' | 'isFirst'>) {
  const { language } = useLanguage()
  const { discover } = useText(siteText)
  const label = categoryLabels[line][language]
  const id = `line-${line}`
  return (
    <ProductBand id={id} {...band}>
      <Head>
        <Subheading as="h2" id={id}>
          {label}
        </Subheading>
        <Sentence>{categoryDescriptions[line][language]}</Sentence>
        <ArrowLink page={categoryPages[line]} aria-label={`${discover}: ${label}`}>
          {discover}
        </ArrowLink>
      </Head>
    </ProductBand>
  )
}
