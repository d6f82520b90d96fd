import styled from '@emotion/styled'
import { type LineProduct, type ListedProduct, productAnchor } from '../../../src/shared/products'
import { aboveThePhone } from '../../components/ProductGrid'
import { ProductImage } from '../../components/ProductImage'
import { ProductWords } from '../../components/ProductWords'
import { Words } from '../../components/Words'
import { AddToQuote } from '../../quote/AddToQuote'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { nameOf } from '../../text/productFacts'
import { below, colours, measure, sizes, space, target } from '../../theme/tokens'
import { enlarge } from '../gallery/enlarge'
import { linePageText } from '../text'

/** A product's place, which links lead to. Picture, words and actions are level in all of a row. */
const Plate = styled.li`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  row-gap: 0;
  /* The shadow colours a margin around the plate, which takes no room. */
  &:focus {
    background: ${colours.sand};
    box-shadow: 0 0 0 ${space(2)} ${colours.sand};
    outline-offset: ${space(2)};
  }
  /* Alone in a row of two, the last takes both places, its words beside its picture. */
  ${below.laptop} {
    &:last-child:nth-child(odd) {
      grid-template: auto / subgrid;
      grid-column: 1 / -1;
      --rows: auto 1fr;
      --top: 0;
    }
  }
`

const Open = styled.button`
  align-self: start;
  cursor: zoom-in;
`

const PlateWords = styled.div`
  display: grid;
  grid-row: span 2;
  grid-template-rows: var(--rows, subgrid);
  margin-top: var(--top, ${space(3)});
`

/** The way onto the list, and at its row's other end the word that opens the description below. */
const Actions = styled.div`
  position: relative;
  font-size: ${sizes.small};
  line-height: 1.5;
  summary {
    position: absolute;
    top: 0;
    right: 0;
    min-width: ${target};
    line-height: ${target};
    list-style: none;
    text-align: end;
    text-decoration: underline 1px ${colours.border};
    text-underline-offset: 0.3em;
  }
  /* In a reader's large type it has a row of its own. */
  @media (max-width: 15rem) {
    summary {
      position: static;
    }
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details p {
    max-width: ${measure};
    padding-bottom: ${space(3)};
  }
  /* Of two plates in a row the open one has the width of both for its description. */
  @media (min-width: 20rem) and (max-width: 28.99rem) {
    li:nth-child(odd):not(:last-child) & p {
      margin-right: calc(-100% - ${space(4)});
    }
    li:nth-child(even) & p {
      margin-left: calc(-100% - ${space(4)});
    }
  }
`

/**
 * A product of a line: its picture, which opens in the lightbox, its name, its facts, the way onto
 * the list, and its description, folded.
 */
export function ProductPlate({
  product,
  isWide,
  onOpen,
}: {
  /** The description may come later. */
  product: ListedProduct & Partial<LineProduct>
  /** Whether it is in a row of three. */
  isWide: boolean
  onOpen: () => void
}) {
  const { language } = useLanguage()
  const open = useText(enlarge)
  const { info } = useText(linePageText)
  const name = nameOf(product, language)
  const words = language === 'en' ? product.descriptionEn : product.description
  const anchor = productAnchor(product)
  return (
    <Plate id={anchor} tabIndex={-1}>
      <Open type="button" aria-haspopup="dialog" aria-label={`${open}: ${name}`} onClick={onOpen}>
        <ProductImage product={product} sizes={`${aboveThePhone(isWide)}, calc(50vw - 2rem)`} />
      </Open>
      <PlateWords>
        <ProductWords product={product} />
        <Actions>
          <AddToQuote product={product} />
          {words && (
            <details id={`${anchor}-about`} name="about">
              <summary aria-label={`${info}: ${name}`}>{info}</summary>
              <p>
                <Words>{words}</Words>
              </p>
            </details>
          )}
        </Actions>
      </PlateWords>
    </Plate>
  )
}
