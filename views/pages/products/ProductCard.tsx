import styled from '@emotion/styled'
import { categoryPages } from '../../../src/shared/categories'
import { type ListedProduct, productName } from '../../../src/shared/products'
import { PageLink } from '../../components/PageLink'
import { ProductImage } from '../../components/ProductImage'
import { categoryTexts } from '../../text/categories'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours, space, target } from '../../theme/tokens'

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
`

const Badge = styled.span`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
  padding: ${space(1)} ${space(2)};
  background: ${colours.paper};
  font-size: 0.75rem;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

const Name = styled.h2`
  margin-top: ${space(4)};
  font-family: inherit;
  font-size: 1.125rem;
`

const Label = styled.p`
  margin-top: ${space(1)};
  color: ${colours.inkSoft};
  font-size: 0.8125rem;
`

const Description = styled.p`
  margin-top: ${space(2)};
  font-size: 0.9375rem;
`

/** The card's one link; its target is the whole card. */
const Discover = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  margin-top: auto;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export function ProductCard({ product }: { product: ListedProduct }) {
  const { language } = useLanguage()
  const text = useText(siteText)
  const category = categoryTexts[product.category][language]
  const name = productName(product, language)
  return (
    <Card>
      <ProductImage src={product.imageUrl} />
      {product.featured === 1 && <Badge>{text.featured}</Badge>}
      <Name>{name}</Name>
      <Label>{category.label}</Label>
      <Description>{category.description}</Description>
      <Discover
        page={categoryPages[product.category]}
        aria-label={`${text.discover}: ${name}, ${category.label}`}
      >
        {text.discover} →
      </Discover>
    </Card>
  )
}
