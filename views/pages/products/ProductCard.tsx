import styled from '@emotion/styled'
import { categoryPages } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { thumbnailWidth } from '../../../src/shared/pictures/Picture'
import { type ListedProduct, productAnchor, productName } from '../../../src/shared/products'
import { Icon } from '../../components/Icon'
import { ProductImage } from '../../components/ProductImage'
import { ShadeDot } from '../../components/ShadeDot'
import { Label, PointTitle } from '../../components/typography'
import { PageLink } from '../../navigation/PageLink'
import { AddToRequest } from '../../quote/AddToRequest'
import { factsOf, nameOf } from '../../text/factsOf'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, colours, sizes, space, target } from '../../theme/tokens'

const pictureWidth = '4rem'

/** A compact row. What the line is stands once, in its band. */
const Card = styled.li`
  position: relative;
  /* The card's own layers stay below the sticky bars. */
  isolation: isolate;
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr;
  column-gap: ${space(3)};
  padding-block: 0.375rem;
  border-top: 1px solid ${colours.hairline};
  a,
  button {
    scroll-margin-top: 7rem;
  }
  > span {
    grid-row: 1 / span 2;
    align-self: start;
  }
  ${above.tablet} {
    grid-template-rows: auto 1fr auto;
    grid-template-columns: ${pictureWidth} minmax(0, 1fr);
    padding-block: ${space(3)} 0;
  }
`

const Words = styled.div`
  grid-column: 2 / -1;
`

const Badge = styled(Label)`
  width: fit-content;
  ${above.tablet} {
    margin-top: 0.1875rem;
  }
  padding: 0 ${space(2)};
  background: ${colours.sand};
  font-size: 0.625rem;
  line-height: 1.5;
  letter-spacing: 0.08em;
`

const Name = styled(PointTitle)`
  font-size: ${sizes.small};
  line-height: 1.3;
`

/** On the phone in one line, level with the button. */
const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  align-self: center;
  ${above.tablet} {
    display: block;
    align-self: start;
  }
`

const Facts = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  color: ${colours.inkSoft};
  font-size: ${sizes.label};
  line-height: 1.3;
  text-wrap: balance;
  ${above.tablet} {
    align-items: start;
    padding-top: ${space(1)};
  }
`

/** The card's link to its row on the line's page; its target is the whole card. */
const Discover = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
    &::after {
      outline: 2px solid ${colours.bronze};
    }
  }
  /* A phone's row is the link. */
  > * {
    display: none;
  }
  ${above.tablet} {
    min-height: ${target};
    > * {
      display: block;
    }
  }
`

/** On a phone the facts beside it are one line, lower than a button's target: the button reaches over the edges. */
const Actions = styled.div`
  display: flex;
  align-self: center;
  justify-content: space-between;
  margin-block: -${space(2)};
  ${above.tablet} {
    margin-block: 0;
    flex-wrap: wrap;
    grid-column: 1 / -1;
  }
`

/** The button is above the link that covers the card. */
const Adding = styled.div`
  position: relative;
  z-index: 1;
`

/** @param eager whether it is on the first screen */
export function ProductCard({ product, eager }: { product: ListedProduct; eager: boolean }) {
  const { language } = useLanguage()
  const text = useText(siteText)
  const label = categoryLabels[product.category][language]
  const name = productName(product, language)
  return (
    <Card>
      <ProductImage
        src={product.imageUrl}
        alt={name}
        sizes={pictureWidth}
        widest={thumbnailWidth}
        eager={eager}
      />
      <Words>
        <Name as="h3">{nameOf(product, language)}</Name>
      </Words>
      <Details>
        <Facts>
          {product.shade && <ShadeDot shade={product.shade} />}
          {/* A dot stays with what it follows. */}
          {factsOf(product, language).join('\u00a0· ')}
        </Facts>
        {product.featured === 1 && <Badge>{text.featured}</Badge>}
      </Details>
      <Actions>
        <Discover
          page={categoryPages[product.category]}
          suffix={`#${productAnchor(product)}`}
          aria-label={`${text.discover}: ${name}, ${label}`}
        >
          <Icon name="arrow" />
        </Discover>
        <Adding>
          <AddToRequest product={product} />
        </Adding>
      </Actions>
    </Card>
  )
}
