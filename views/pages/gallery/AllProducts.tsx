import styled from '@emotion/styled'
import { productName } from '../../../src/shared/products'
import { ProductImage } from '../../components/ProductImage'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Section } from '../../components/Section'
import { Skeletons } from '../../components/Skeleton'
import { Heading } from '../../components/typography'
import { useProducts } from '../../data/products'
import { Container } from '../../layout/Container'
import { categoryLabels } from '../../text/categoryLabels'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, colours, sizes, space } from '../../theme/tokens'

const placeholders = 8

const Top = styled(Heading)`
  margin-bottom: ${space(7)};
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)} ${space(3)};
  ${above.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(6)} ${space(5)};
  }
  ${above.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const sizesInGrid =
  '(min-width: 80rem) min(25vw - 3.4rem, 19.2rem), (min-width: 40rem) calc(33.4vw - 2.3rem), calc(50vw - 1.9rem)'

const Name = styled.p`
  margin-top: ${space(3)};
  font-size: ${sizes.small};
  font-weight: 500;
  line-height: 1.35;
`

const Line = styled.p`
  color: ${colours.inkSoft};
  font-size: ${sizes.label};
`

/** Every product with its picture, name and line; nothing where there are none. */
export function AllProducts({ heading }: { heading: string }) {
  const { language } = useLanguage()
  const { loading } = useText(siteText)
  const { data, isError, refetch } = useProducts()
  if (data?.length === 0) return null
  return (
    <Section aria-labelledby="products">
      <Container>
        <Top id="products">{heading}</Top>
        {isError ? (
          <ProductsUnavailable onRetry={refetch} />
        ) : (
          <Grid>
            {data ? (
              data.map((product) => (
                <li key={product.id}>
                  <ProductImage src={product.imageUrl} sizes={sizesInGrid} />
                  <Name>{productName(product, language)}</Name>
                  <Line>{categoryLabels[product.category][language]}</Line>
                </li>
              ))
            ) : (
              <Skeletons count={placeholders} label={loading} />
            )}
          </Grid>
        )}
      </Container>
    </Section>
  )
}
