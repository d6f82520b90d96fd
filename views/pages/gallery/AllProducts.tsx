import styled from '@emotion/styled'
import { categoryPages } from '../../../src/shared/categories'
import { productAnchor, productName } from '../../../src/shared/products'
import { Container } from '../../components/Container'
import { ProductImage } from '../../components/ProductImage'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Section } from '../../components/Section'
import { Skeletons } from '../../components/Skeletons'
import { Heading } from '../../components/typography'
import { useProducts } from '../../data/products'
import { PageLink } from '../../navigation/PageLink'
import { categoryLabels } from '../../text/categoryLabels'
import { narrowNameOf, unbroken } from '../../text/factsOf'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, colours, gutter, sizes, space } from '../../theme/tokens'

const placeholders = 8

const Top = styled(Heading)`
  margin-bottom: ${space(7)};
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)} ${space(2)};
  ${above.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(5)} ${gutter};
  }
  ${above.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

const sizesInGrid =
  '(min-width: 80rem) min(16.7vw - 2.25rem, 12.75rem), (min-width: 40rem) calc(25vw - 2.1rem), calc(33.4vw - 1.35rem)'

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
    <Section aria-labelledby="products">
      <Container>
        <Top id="products">{heading}</Top>
        {isError ? (
          <ProductsUnavailable onRetry={retry} />
        ) : (
          <Grid>
            {data ? (
              data.map((product) => {
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
                      <ProductImage src={product.imageUrl} alt={name} sizes={sizesInGrid} />
                      <Name>{narrowNameOf(product, language)}</Name> <Line>{unbroken(line)}</Line>
                    </Card>
                  </li>
                )
              })
            ) : (
              <Skeletons count={placeholders} label={loading} />
            )}
          </Grid>
        )}
      </Container>
    </Section>
  )
}
