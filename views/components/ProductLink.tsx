import styled from '@emotion/styled'
import { categoryPages } from '../../src/shared/categories'
import { type ListedProduct, productAnchor, productName } from '../../src/shared/products'
import { PageLink } from '../navigation/PageLink'
import { useLanguage } from '../text/LanguageProvider'
import { colours, sizes, space } from '../theme/tokens'
import { NameWords } from './NameWords'
import { ProductImage } from './ProductImage'
import { ProductName } from './typography'

const Card = styled(PageLink)`
  display: block;
  /* Its ring goes round the card, however long its neighbours' names are. */
  height: 100%;
  color: inherit;
  text-decoration: none;
  &:hover :is(b, b span) {
    text-decoration: underline 1px ${colours.bronze};
    text-underline-offset: 0.25em;
  }
`

const Name = styled(ProductName)`
  margin-top: ${space(3)};
`

const Line = styled.span`
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

/**
 * A product's picture and name, which lead to it on its line's page.
 * @param line the line's name, where the list does not say it
 */
export function ProductLink({
  product,
  sizes: widths,
  line,
}: {
  product: ListedProduct
  /** How wide the picture is, as the attribute wants it. */
  sizes: string
  line?: string
}) {
  const { language } = useLanguage()
  // Otherwise the picture's text would be part of the link's name.
  const label = [productName(product, language), line].filter(Boolean).join(', ')
  return (
    <Card
      page={categoryPages[product.category]}
      suffix={`#${productAnchor(product)}`}
      aria-label={label}
    >
      <ProductImage product={product} sizes={widths} />
      <Name as="b">
        <NameWords product={product} />
      </Name>{' '}
      {line && <Line>{line}</Line>}
    </Card>
  )
}
