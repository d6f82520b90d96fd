import styled from '@emotion/styled'
import { categoryPages } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { productAnchor, productName } from '../../../src/shared/products'
import { ProductImage } from '../../components/ProductImage'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeletons'
import { WideSection } from '../../components/WideSection'
import { useProducts } from '../../data/products'
import { PageLink } from '../../navigation/PageLink'
import { nameOf } from '../../text/factsOf'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, colours, gutter, sizes, space } from '../../theme/tokens'

const placeholders = 8

/**
 * Three, four or six in a row. The first four open it larger, two or all of them in a row: the first
 * catalogue's 52 then fill every row.
 */
const larger = 4

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space(4)} ${space(2)};
  margin-top: ${space(7)};
  li {
    grid-column: span 4;
    &:nth-of-type(-n + ${larger}) {
      grid-column: span 6;
    }
  }
  ${above.tablet} {
    gap: ${space(5)} ${gutter};
    li:nth-of-type(n) {
      grid-column: span 3;
    }
  }
  ${above.desktop} {
    li:nth-of-type(n + ${larger + 1}) {
      grid-column: span 2;
    }
  }
`

const sizesOnTablet = '(min-width: 40rem) calc(25vw - 2.1rem)'

const sizesInGrid = `(min-width: 80rem) min(16.7vw - 2.25rem, 12.75rem), ${sizesOnTablet}, calc(33.4vw - 1.35rem)`

const largerSizes = `(min-width: 80rem) min(25vw - 2.4rem, 20rem), ${sizesOnTablet}, calc(50vw - 1.75rem)`

const Card = styled(PageLink)`
  display: block;
  color: inherit;
  text-decoration: none;
  &:hover span:nth-of-type(2) {
    text-decoration: underline 1px ${colours.bronze};
    text-underline-offset: 0.25em;
  }
`

const Name = styled.span`
  display: block;
  margin-top: ${space(3)};
  font-size: ${sizes.label};
  font-weight: 500;
  line-height: 1.35;
`

const Line = styled.span`
  display: block;
  color: ${colours.inkSoft};
  font-size: ${sizes.label};
`

/** Every product with its picture, name and line, leading to its row there; nothing where there are none. */
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
        <Grid>
          {data ? (
            data.map((product, index) => {
              const name = productName(product, language)
              const line = categoryLabels[product.category][language]
              return (
                <li key={product.name}>
                  {/* So that the link is not called by the picture and by the words. */}
                  <Card
                    page={categoryPages[product.category]}
                    suffix={`#${productAnchor(product)}`}
                    aria-label={`${name}, ${line}`}
                  >
                    <ProductImage
                      product={product}
                      sizes={index < larger ? largerSizes : sizesInGrid}
                    />
                    <Name>{nameOf(product, language)}</Name> <Line>{line}</Line>
                  </Card>
                </li>
              )
            })
          ) : (
            <Skeletons count={placeholders} label={loading} />
          )}
        </Grid>
      )}
    </WideSection>
  )
}
