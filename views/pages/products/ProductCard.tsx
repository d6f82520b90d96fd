import styled from '@emotion/styled'
import { categoryPages } from '../../../src/shared/categories'
import { type ListedProduct, productName } from '../../../src/shared/products'
import { Icon } from '../../components/Icon'
import { PageLink } from '../../components/PageLink'
import { productGridSizes } from '../../components/ProductGrid'
import { ProductImage } from '../../components/ProductImage'
import { Label, PointTitle } from '../../components/type'
import { categoryTexts } from '../../text/categories'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours, sizes, space, target } from '../../theme/tokens'

/** Products beside one another on the widest screens. */
const firstRow = 4

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
`

const Badge = styled(Label)`
  position: absolute;
  top: 0;
  left: 0;
  padding: ${space(1)} ${space(3)};
  background: ${colours.paper};
`

const Name = styled(PointTitle)`
  margin-top: ${space(1)};
`

const Category = styled(Label)`
  margin-top: ${space(4)};
  color: ${colours.bronze};
`

const Description = styled.p`
  margin-block: ${space(2)} ${space(3)};
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

/** The card's one link; its target is the whole card. */
const Discover = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  margin-top: auto;
  gap: ${space(3)};
  font-size: ${sizes.small};
  font-weight: 500;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** @param index of the card in its grid, whose first row is on the first screen */
export function ProductCard({ product, index }: { product: ListedProduct; index: number }) {
  const { language } = useLanguage()
  const text = useText(siteText)
  const category = categoryTexts[product.category][language]
  const name = productName(product, language)
  return (
    <Card>
      <ProductImage
        src={product.imageUrl}
        sizes={productGridSizes}
        priority={index === 0}
        eager={index < firstRow}
      />
      {product.featured === 1 && <Badge>{text.featured}</Badge>}
      <Category>{category.label}</Category>
      <Name as="h2">{name}</Name>
      <Description>{category.description}</Description>
      <Discover
        page={categoryPages[product.category]}
        aria-label={`${text.discover}: ${name}, ${category.label}`}
      >
        {text.discover}
        <Icon name="arrow" />
      </Discover>
    </Card>
  )
}
