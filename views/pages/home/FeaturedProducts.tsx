import styled from '@emotion/styled'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { aboveThePhone, productColumns } from '../../components/ProductGrid'
import { ProductLink } from '../../components/ProductLink'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeletons'
import { Strip } from '../../components/Strip'
import { WideSection } from '../../components/WideSection'
import { useFeaturedProducts } from '../../data/products'
import { useLanguage } from '../../text/LanguageProvider'
import { above, sizes } from '../../theme/tokens'

const placeholders = 4

const cardSizes = `${aboveThePhone()}, calc(56vw - 1.7rem)`

/** A row on the phone; from tablet on a grid. Names are in capitals on this page alone. */
const Shelf = styled(Strip)`
  b {
    font-size: ${sizes.caption};
    letter-spacing: 0.045em;
    text-transform: uppercase;
  }
  ${above.tablet} {
    grid-auto-flow: row;
    overflow: visible;
  }
  ${productColumns}
`

/** The featured products, before them four placeholders; nothing where there are none. */
export function FeaturedProducts({ heading }: { heading: string }) {
  const { data, isError, retry } = useFeaturedProducts()
  const { language } = useLanguage()
  // Home shows hyphens as spaces.
  const labelOf = (line: keyof typeof categoryLabels) =>
    categoryLabels[line][language].replaceAll('-', ' ')
  if (data?.length === 0) return null
  return (
    <WideSection id="featured" heading={heading} tone="sand">
      {isError ? (
        <ProductsUnavailable onRetry={retry} />
      ) : (
        <Shelf $column="56%">
          {data ? (
            data.map((product) => (
              <li key={product.name}>
                <ProductLink product={product} sizes={cardSizes} line={labelOf(product.category)} />
              </li>
            ))
          ) : (
            <Skeletons count={placeholders} />
          )}
        </Shelf>
      )}
    </WideSection>
  )
}
