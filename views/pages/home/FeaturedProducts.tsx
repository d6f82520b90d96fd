import styled from '@emotion/styled'
import { categoryPages, categorySlug } from '../../../src/shared/categories'
import { type ListedProduct, productName } from '../../../src/shared/products'
import { PageLink } from '../../components/PageLink'
import { ProductGrid } from '../../components/ProductGrid'
import { ProductImage } from '../../components/ProductImage'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeleton'
import { useFeaturedProducts } from '../../data/products'
import { Container } from '../../layout/Container'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours, space } from '../../theme/tokens'

const placeholders = 4

const Section = styled(Container)`
  padding-block: ${space(8)} 0;
`

const Heading = styled.h2`
  margin-bottom: ${space(6)};
  font-size: clamp(1.75rem, 4vw, 2.5rem);
`

const CardLink = styled(PageLink)`
  display: block;
  color: inherit;
  text-decoration: none;
  &:hover span {
    text-decoration: underline;
  }
`

const Name = styled.span`
  display: block;
  margin-top: ${space(4)};
  letter-spacing: 0.04em;
  text-transform: uppercase;
`

const Line = styled.span`
  color: ${colours.inkSoft};
  font-size: 0.875rem;
`

function FeaturedCard({ product }: { product: ListedProduct }) {
  const { language } = useLanguage()
  return (
    <li>
      <CardLink page={categoryPages[product.category]}>
        <ProductImage src={product.imageUrl} />
        <Name>{productName(product, language)}</Name>
        <Line>{categorySlug(product.category, language).replaceAll('-', ' ')}</Line>
      </CardLink>
    </li>
  )
}

/** The featured products, or four placeholders until they are there. */
export function FeaturedProducts({ heading }: { heading: string }) {
  const { data, isError, refetch } = useFeaturedProducts()
  const { loading } = useText(siteText)
  return (
    <Section as="section" aria-labelledby="featured">
      <Heading id="featured">{heading}</Heading>
      {isError ? (
        <ProductsUnavailable onRetry={refetch} />
      ) : (
        <ProductGrid>
          {data ? (
            data.map((product) => <FeaturedCard key={product.id} product={product} />)
          ) : (
            <Skeletons count={placeholders} label={loading} />
          )}
        </ProductGrid>
      )}
    </Section>
  )
}
