import styled from '@emotion/styled'
import { categoryPages } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { type ListedProduct, productAnchor, productName } from '../../../src/shared/products'
import { aboveThePhone, ProductGrid } from '../../components/ProductGrid'
import { ProductImage } from '../../components/ProductImage'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeletons'
import { showFocused } from '../../components/showFocused'
import { ProductName } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { useFeaturedProducts } from '../../data/products'
import { PageLink } from '../../navigation/PageLink'
import { nameOf } from '../../text/factsOf'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours, onPhone, sizes, space } from '../../theme/tokens'

const placeholders = 4

const shelfSizes = `${aboveThePhone}, calc(56vw - 1.7rem)`

const CardLink = styled(PageLink)`
  display: block;
  /* Its ring goes round the card, however long its neighbours' names are. */
  height: 100%;
  color: inherit;
  text-decoration: none;
`

const Name = styled(ProductName)`
  margin-top: ${space(3)};
`

const Line = styled.span`
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

/** On the phone one row that is drawn aside and stops at a product. */
const Shelf = styled(ProductGrid)`
  margin-top: ${space(7)};
  @media ${onPhone} {
    grid-auto-columns: 56%;
    grid-auto-flow: column;
    gap: ${space(4)};
    margin-inline: -${space(5)};
    padding-inline: ${space(5)};
    overflow-x: auto;
    scroll-padding-inline: ${space(5)};
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    /* A snap stop may leave most of the focused card outside. */
    &:has(:focus-visible) {
      scroll-snap-type: none;
    }
    li {
      scroll-snap-align: start;
    }
  }
`

function FeaturedCard({ product }: { product: ListedProduct }) {
  const { language } = useLanguage()
  const name = productName(product, language)
  const line = categoryLabels[product.category][language].replaceAll('-', ' ')
  return (
    <li>
      {/* So that the link is not called by the picture and by the words. */}
      <CardLink
        page={categoryPages[product.category]}
        suffix={`#${productAnchor(product)}`}
        aria-label={`${name}, ${line}`}
      >
        <ProductImage product={product} sizes={shelfSizes} />
        <Name as="span">{nameOf(product, language)}</Name> <Line>{line}</Line>
      </CardLink>
    </li>
  )
}

/** The featured products, or four placeholders until they are there; nothing where there are none. */
export function FeaturedProducts({ heading }: { heading: string }) {
  const { data, isError, retry } = useFeaturedProducts()
  const { loading } = useText(siteText)
  if (data?.length === 0) return null
  return (
    <WideSection id="featured" heading={heading} tone="sand">
      {isError ? (
        <ProductsUnavailable onRetry={retry} />
      ) : (
        <Shelf onFocus={showFocused}>
          {data ? (
            data.map((product) => <FeaturedCard key={product.name} product={product} />)
          ) : (
            <Skeletons count={placeholders} label={loading} />
          )}
        </Shelf>
      )}
    </WideSection>
  )
}
