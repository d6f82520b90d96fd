import styled from '@emotion/styled'
import { categories } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { productsOf } from '../../../src/shared/products'
import { ProductLink } from '../../components/ProductLink'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeletons'
import { Strip } from '../../components/Strip'
import { PointTitle } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { useProducts } from '../../data/products'
import { useLanguage } from '../../text/LanguageProvider'
import { above, space } from '../../theme/tokens'

const placeholders = 8

/** How wide a product is; from laptop on ten fill the row, and so do nine. */
const width = '8.2rem'
const sizes = `(min-width: 64rem) 7.2rem, ${width}`

/** In the menu's order; lines of few products share a row. */
const Lines = styled.div`
  ${above.laptop} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(3)};
    ul {
      grid-auto-columns: minmax(6.4rem, 7.2rem);
    }
    /* A hyphen may end a line where the word is wider than its column. */
    [data-joined] {
      display: inline-block;
      white-space: normal;
    }
  }
`

const Line = styled.div<{ $count: number }>`
  flex: ${({ $count }) => $count};
  max-width: 100%;
`

const LineName = styled(PointTitle)`
  padding-block: ${space(5)} ${space(3)};
`

/** All products line by line, each leading to its place on the line's page. May be empty. */
export function AllProducts({ heading }: { heading: string }) {
  const { language } = useLanguage()
  const { data, isError, retry } = useProducts()
  const lines = categories.map((line) => ({ line, products: productsOf(data ?? [], line) }))
  if (data?.length === 0) return null
  return (
    <WideSection id="products" heading={heading}>
      {isError ? (
        <ProductsUnavailable onRetry={retry} />
      ) : (
        <Lines>
          {lines.map(
            ({ line, products }) =>
              products.length > 0 && (
                <Line key={line} $count={products.length}>
                  <LineName>{categoryLabels[line][language]}</LineName>
                  <Strip $column={width}>
                    {products.map((product) => (
                      <li key={product.name}>
                        <ProductLink product={product} sizes={sizes} />
                      </li>
                    ))}
                  </Strip>
                </Line>
              ),
          )}
        </Lines>
      )}
      {!data && !isError && (
        <Strip $column={width}>
          <Skeletons count={placeholders} />
        </Strip>
      )}
    </WideSection>
  )
}
