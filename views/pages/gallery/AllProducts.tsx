import styled from '@emotion/styled'
import { Fragment } from 'react'
import { categories, categoryPages } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { type ListedProduct, productAnchor, productName } from '../../../src/shared/products'
import { ProductImage } from '../../components/ProductImage'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeletons'
import { showFocused } from '../../components/showFocused'
import { PointTitle, ProductName } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { useProducts } from '../../data/products'
import { PageLink } from '../../navigation/PageLink'
import { nameOf } from '../../text/factsOf'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, colours, onPhone, space } from '../../theme/tokens'

const placeholders = 8

/** A line's products in one row, which a narrow window draws aside. */
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 9rem;
  gap: ${space(3)};
  margin-top: ${space(3)};
  overflow-x: auto;
  scrollbar-width: none;
  /* The row cuts what lies outside. */
  a {
    outline-offset: -2px;
  }
  /* Eight are as wide as the page at 1280 pixels. */
  ${above.laptop} {
    grid-auto-columns: 8.2rem;
  }
  @media ${onPhone} {
    margin-inline: -${space(5)};
    padding-inline: ${space(5)};
  }
`

const LineName = styled(PointTitle)`
  padding-top: ${space(5)};
`

const Card = styled(PageLink)`
  display: block;
  color: inherit;
  text-decoration: none;
  &:hover span:last-of-type {
    text-decoration: underline 1px ${colours.bronze};
    text-underline-offset: 0.25em;
  }
`

const Name = styled(ProductName)`
  margin-top: ${space(3)};
`

/** The lines that have products, in the order of the menu. */
const linesOf = (all: readonly ListedProduct[]) =>
  categories
    .map((line) => ({ line, products: all.filter(({ category }) => category === line) }))
    .filter(({ products }) => products.length > 0)

/** Every product with its picture and name, line by line, leading to its place there; nothing where there are none. */
export function AllProducts({ heading }: { heading: string }) {
  const { language } = useLanguage()
  const { loading } = useText(siteText)
  const { data, isError, retry } = useProducts()
  if (data?.length === 0) return null
  return (
    <WideSection id="products" heading={heading}>
      {isError ? (
        <ProductsUnavailable onRetry={retry} />
      ) : (
        linesOf(data ?? []).map(({ line, products }) => (
          <Fragment key={line}>
            <LineName>{categoryLabels[line][language]}</LineName>
            <Row onFocus={showFocused}>
              {products.map((product) => (
                <li key={product.name}>
                  {/* So that the link is not called by the picture and by the words. */}
                  <Card
                    page={categoryPages[line]}
                    suffix={`#${productAnchor(product)}`}
                    aria-label={productName(product, language)}
                  >
                    <ProductImage product={product} sizes="(min-width: 64rem) 8.2rem, 9rem" />
                    <Name as="span">{nameOf(product, language)}</Name>
                  </Card>
                </li>
              ))}
            </Row>
          </Fragment>
        ))
      )}
      {!data && !isError && (
        <Row>
          <Skeletons count={placeholders} label={loading} />
        </Row>
      )}
    </WideSection>
  )
}
