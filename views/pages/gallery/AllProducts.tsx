import styled from '@emotion/styled'
import { Fragment } from 'react'
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
import { space } from '../../theme/tokens'

const placeholders = 8

/** Eight are as wide as the page at 1280 pixels. */
const width = '8.2rem'

const LineName = styled(PointTitle)`
  padding-block: ${space(5)} ${space(3)};
`

/** The lines that have products, in the order of the menu. */
const linesOf = (all: readonly ListedProduct[]) =>
  categories
    .map((line) => ({ line, products: all.filter(({ category }) => category === line) }))
    .filter(({ products }) => products.length > 0)

/** Every product with its picture and name, line by line, leading to its place there; nothing where there are none. */
export function AllProducts({ heading }: { heading: string }) {
  const { language } = useLanguage()
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
            <Strip $column={width}>
              {products.map((product) => (
                <li key={product.name}>
                  <ProductLink product={product} sizes={width} />
                </li>
              ))}
            </Strip>
          </Fragment>
        ))
      )}
      {!data && !isError && (
        <Strip $column={width}>
          <Skeletons count={placeholders} />
        </Strip>
      )}
    </WideSection>
  )
}
