import styled from '@emotion/styled'
import { type Category, categoryPages } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import type { ListedProduct } from '../../../src/shared/products'
import { ArrowLink } from '../../components/ArrowLink'
import { inRowsOfThree, ProductGrid } from '../../components/ProductGrid'
import { Small, Subheading } from '../../components/typography'
import { AskingForm } from '../../quote/AddToRequest'
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

/** How many of the first line's pictures are on the first screen. */
const onFirstScreen = 4

/** A line of the catalogue: its description and its products. */
export function LineBand({
  line,
  products,
  index,
}: {
  line: Category
  products: readonly ListedProduct[]
  /** Among the lines shown: the first is on the first screen. */
  index: number
}) {
  const { language } = useLanguage()
  const { discover } = useText(siteText)
  const wide = inRowsOfThree(products.length)
  const label = categoryLabels[line][language]
  return (
    <Band aria-labelledby={`line-${line}`}>
      <Head>
        <Subheading as="h2" id={`line-${line}`}>
          {label}
        </Subheading>
        <Sentence>{categoryDescriptions[line][language]}</Sentence>
        <ArrowLink page={categoryPages[line]} aria-label={`${discover}: ${label}`}>
          {discover}
        </ArrowLink>
      </Head>
      <AskingForm line={line} />
      <Cards>
        {products.map((product, at) => (
          <ProductCard
            key={product.name}
            product={product}
            isFirst={index + at === 0}
            eager={index === 0 && at < onFirstScreen}
            isWide={at < wide}
          />
        ))}
      </Cards>
    </Band>
  )
}
