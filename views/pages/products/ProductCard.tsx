import styled from '@emotion/styled'
import { categoryPages } from '../../../src/shared/categories'
import { type ListedProduct, productAnchor, productName } from '../../../src/shared/products'
import { Icon } from '../../components/Icon'
import { PageLink } from '../../components/PageLink'
import { productListSizes, rowPictureWidth } from '../../components/ProductGrid'
import { ProductImage } from '../../components/ProductImage'
import { AddToRequest } from '../../components/quote/AddToRequest'
import { ShadeDot } from '../../components/ShadeDot'
import { Label, PointTitle } from '../../components/typography'
import { categoryDescriptions } from '../../text/categoryDescriptions'
import { categoryLabels } from '../../text/categoryLabels'
import { factsOf } from '../../text/factsOf'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, colours, sizes, space, target } from '../../theme/tokens'

/** Products beside one another on the widest screens. */
const firstRow = 4

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${rowPictureWidth} minmax(0, 1fr);
  gap: 0 ${space(4)};
  align-items: start;
  padding-block: ${space(2)};
  border-bottom: 1px solid ${colours.hairline};
  ${above.tablet} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    padding: 0;
    border: 0;
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  ${above.tablet} {
    flex: 1;
    margin-top: ${space(4)};
  }
`

const Badge = styled(Label)`
  position: absolute;
  top: ${space(2)};
  left: 0;
  padding: 0 ${space(1)};
  background: ${colours.paper};
  font-size: 0.625rem;
  letter-spacing: 0.08em;
  ${above.tablet} {
    top: 0;
    padding: ${space(1)} ${space(3)};
    font-size: ${sizes.label};
    letter-spacing: 0.14em;
  }
`

const Name = styled(PointTitle)`
  font-size: ${sizes.small};
  line-height: 1.3;
  ${above.tablet} {
    margin-top: ${space(1)};
    font-size: ${sizes.body};
  }
`

const Category = styled(Label)`
  color: ${colours.bronze};
  font-size: 0.6875rem;
  ${above.tablet} {
    font-size: ${sizes.label};
  }
`

const Facts = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  color: ${colours.inkSoft};
  font-size: ${sizes.label};
  ${above.tablet} {
    margin-block: ${space(2)} ${space(1)};
    font-size: ${sizes.small};
  }
`

const Description = styled.p`
  margin-block: ${space(2)};
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

/** The card's link to its line; its target is the whole card. */
const Discover = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  justify-content: space-between;
  margin-top: auto;
`

/** Above the link that covers the card. */
const Adding = styled.div`
  position: relative;
  z-index: 1;
`

/**
 * @param index of the card in its grid, whose first row is on the first screen
 * @param introduces whether the card is the first of its line, and says what the line is
 */
export function ProductCard({
  product,
  index,
  introduces = false,
}: {
  product: ListedProduct
  index: number
  introduces?: boolean
}) {
  const { language } = useLanguage()
  const text = useText(siteText)
  const label = categoryLabels[product.category][language]
  const name = productName(product, language)
  return (
    <Card>
      <ProductImage
        src={product.imageUrl}
        sizes={productListSizes}
        priority={index === 0}
        eager={index < firstRow}
      />
      {product.featured === 1 && <Badge>{text.featured}</Badge>}
      <Words>
        <Category>{label}</Category>
        <Name as="h2">{name}</Name>
        <Facts>
          {product.shade && <ShadeDot shade={product.shade} />}
          {factsOf(product, language).join(' · ')}
        </Facts>
        {introduces && (
          <Description>{categoryDescriptions[product.category][language]}</Description>
        )}
        <Actions>
          <Discover
            page={categoryPages[product.category]}
            suffix={`#${productAnchor(product)}`}
            aria-label={`${text.discover}: ${name}, ${label}`}
          >
            {text.discover}
            <Icon name="arrow" />
          </Discover>
          <Adding>
            <AddToRequest product={product} />
          </Adding>
        </Actions>
      </Words>
    </Card>
  )
}
