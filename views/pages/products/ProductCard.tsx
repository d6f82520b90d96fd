import styled from '@emotion/styled'
import { categoryPages } from '../../../src/shared/categories'
import { type ListedProduct, productAnchor } from '../../../src/shared/products'
import type { PictureUse } from '../../components/Picture'
import { ProductImage } from '../../components/ProductImage'
import { ProductWords } from '../../components/ProductWords'
import { Label } from '../../components/typography'
import { PageLink } from '../../navigation/PageLink'
import { AddToQuote } from '../../quote/AddToQuote'
import { useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, below, colours, space } from '../../theme/tokens'

const inLargeType = '@media (max-width: 17.5rem)'
/** Phones with room for the mark beside the button, in spaced text too. */
const hasRoomForMark = '@media (min-width: 22.5rem) and (max-width: 39.99rem)'

/** On a phone a row with the picture beside the words, on wider screens a plate with it above. */
const Card = styled.li`
  position: relative;
  /* The card's own layers stay below the sticky bars. */
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space(3)};
  ${below.tablet} {
    grid-template: auto / min(6rem, 30vw) minmax(0, 1fr);
    gap: 0 ${space(4)};
    padding-block: 0.375rem;
    border-top: 1px solid ${colours.hairline};
  }
  /* Alone it fills its row, its words beside its picture. */
  ${above.tablet} {
    &:only-child {
      grid-column: 1 / -1;
      grid-template: auto / 1fr 1fr;
      align-items: center;
      gap: 1.5rem;
      img {
        aspect-ratio: 16 / 9;
      }
    }
  }
  /* The words are below the picture, in lines of whole words. */
  ${inLargeType} {
    grid-template: auto / minmax(0, 1fr);
    row-gap: ${space(3)};
  }
`

const CardPicture = styled(ProductImage)`
  grid-area: 1 / 1;
  /* The picture is as high as the words beside it where these are higher than it is wide. */
  ${below.tablet} {
    position: relative;
    min-height: min(6rem, 30vw);
    img {
      position: absolute;
      height: 100%;
      aspect-ratio: auto;
      object-position: 50% 14%;
    }
  }
  ${inLargeType} {
    max-width: 6rem;
  }
`

/** The name leads to the product on its line's page; its target is the whole card. */
const Discover = styled(PageLink)`
  /* The picture above it comes into sight with it, below both bars. */
  scroll-margin-top: min(25rem, 50dvh);
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${colours.bronze};
  }
`

/** The card's words. The button lies above the link's target, which is the whole card. */
const CardWords = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  justify-content: space-between;
  /* A name of one line is a target of 24 pixels with half of this room. */
  gap: ${space(1)};
  ${hasRoomForMark} {
    grid-area: 1 / 2;
  }
  button {
    position: relative;
    z-index: 1;
  }
  > span {
    display: grid;
    ${below.tablet} {
      /* The button's target reaches over the lines. */
      margin-block: -${space(2)};
    }
  }
`

/** A mark on the picture's lower corner, on most phones at the end of the button's row. */
const Badge = styled(Label)`
  /* A picture that grows under the pointer stays below. */
  position: relative;
  grid-area: 1 / 1;
  place-self: end start;
  padding: 0 ${space(2)};
  background: ${colours.paper};
  ${hasRoomForMark} {
    grid-column: 2;
    justify-self: end;
    padding: 0 0 ${space(1)};
    color: ${colours.inkSoft};
  }
  letter-spacing: 0.04em;
  text-transform: none;
`

export function ProductCard({ product, ...use }: PictureUse & { product: ListedProduct }) {
  const { featured } = useText(siteText)
  return (
    <Card>
      <CardPicture product={product} {...use} />
      {product.featured === 1 && <Badge>{featured}</Badge>}
      <CardWords>
        <ProductWords
          product={product}
          nameIn={(name) => (
            <Discover page={categoryPages[product.category]} suffix={`#${productAnchor(product)}`}>
              {name}
            </Discover>
          )}
        />
        <AddToQuote product={product} />
      </CardWords>
    </Card>
  )
}
