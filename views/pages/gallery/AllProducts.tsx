import styled from '@emotion/styled'
import { categories } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import type { ListedProduct } from '../../../src/shared/products'
import { ProductLink } from '../../components/ProductLink'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeletons'
import { Strip } from '../../components/Strip'
import { PointTitle } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { useProducts } from '../../data/products'
import { useLanguage } from '../../text/LanguageProvider'
import { above, space } from '../../theme/tokens'

/** As many of the usual width as the page holds at 1280 pixels. */
const inRow = 8

/** How wide a product is; in a longer line nine fill the row. */
const width = '8.2rem'
const widthOfMany = '7.2rem'

/** Lines of few products share a row. */
const Lines = styled.div`
  ${above.laptop} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(3)};
    > * {
      max-width: 100%;
    }
  }
`

const LineName = styled(PointTitle)`
  padding-block: ${space(5)} ${space(3)};
`

/** The lines with products, the largest first, so that no row between them is half empty. */
const bySize = (all: readonly ListedProduct[]) =>
  categories
    .map((line) => ({ line, products: all.filter(({ category }) => category === line) }))
    .filter(({ products }) => products.length > 0)
    .sort((one, other) => other.products.length - one.products.length)

/** All products line by line, each leading to its place on the line's page. May be empty. */
export function AllProducts({ heading }: { heading: string }) {
  const { language } = useLanguage()
  const { data, isError, retry } = useProducts()
  if (data?.length === 0) return null
  return (
    <WideSection id="products" heading={heading}>
      {isError ? (
        <ProductsUnavailable onRetry={retry} />
      ) : (
        <Lines>
          {bySize(data ?? []).map(({ line, products }) => (
            <div key={line}>
              <LineName>{categoryLabels[line][language]}</LineName>
              <Strip $column={products.length > inRow ? widthOfMany : width}>
                {products.map((product) => (
                  <li key={product.name}>
                    <ProductLink product={product} sizes={width} />
                  </li>
                ))}
              </Strip>
            </div>
          ))}
        </Lines>
      )}
      {!data && !isError && (
        <Strip $column={width}>
          <Skeletons count={inRow} />
        </Strip>
      )}
    </WideSection>
  )
}
