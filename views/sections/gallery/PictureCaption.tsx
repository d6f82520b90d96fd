import styled from '@emotion/styled'
import { type Category, categoryPages } from '../../../src/shared/categories'
import { lineQuery } from '../../../src/shared/contactLinks'
import type { PictureEntry } from '../../../src/shared/pictures'
import { productAnchor, productName } from '../../../src/shared/products'
import { PointTitle, Spoken } from '../../components/typography'
import { useAlternativeText } from '../../components/useAlternativeText'
import { PageLink } from '../../navigation/PageLink'
import { AddToQuote } from '../../quote/AddToQuote'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { nameOf } from '../../text/productFacts'
import { siteText } from '../../text/site'
import { above, below, colours, sizes, space } from '../../theme/tokens'
import { galleryText } from './text'
import type { ShownItem } from './useShownItem'

/** The id of the words that name the figure. The caption has links besides. */
export const captionId = 'picture-caption'

const Caption = styled.figcaption`
  padding: ${space(3)} ${space(4)} ${space(2)};
  font-size: ${sizes.small};
  line-height: 1.4;
  text-align: center;
  a {
    color: inherit;
    text-decoration: underline 1px ${colours.gold};
    text-underline-offset: 0.25em;
  }
  ${above.tablet} {
    grid-area: 1 / 1;
    justify-self: center;
    align-self: center;
    max-width: calc(100% - 12rem);
    padding: ${space(3)} 0 ${space(1)};
  }
`

/** What is shown, and the way onto the list, whose target takes no height: it overlaps lines. */
const Shown = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
  text-align: start;
  /* A line of text alone is lower than a target may be. */
  a {
    padding-block: ${space(1)};
  }
  ${above.tablet} {
    justify-content: center;
  }
`

const Add = styled.div`
  flex: none;
  margin-block: -0.625rem;
`

/** What the picture shows; smaller where the name of what is shown is above it. */
const Description = styled.p`
  /* The way to a quote, higher than a line, would set the last line of words apart. */
  ${below.tablet} {
    > span {
      display: block;
    }
  }
  &:not(:only-child) {
    font-size: ${sizes.caption};
    text-align: start;
    ${above.tablet} {
      text-align: center;
    }
  }
`

/** The way to a quote; its target keeps clear of the middle of the button above it. */
const Ask = styled(PageLink)`
  display: inline-block;
  padding-block: ${space(1)};
  margin-block: -${space(1)};
  white-space: nowrap;
  ${below.tablet} {
    padding-block: ${space(3)};
    margin-block: 0 -${space(2)};
  }
`

/** The shown product or shade and the picture's description, which is read out as it changes. */
export function PictureCaption({
  picture,
  place,
  line,
  item,
  onFollow,
}: {
  picture: PictureEntry
  /** Its number, and how many pictures there are: `3 / 6`. */
  place: string
  /** The line that the way to a quote asks for. */
  line: Category | undefined
  item: ShownItem | undefined
  /** Called when a link to the product or to the form is followed. */
  onFollow: () => void
}) {
  const { language } = useLanguage()
  const alternativeText = useAlternativeText()
  const text = useText(galleryText)
  const { requestQuote } = useText(siteText)
  const alternative = alternativeText(picture)
  const name = item && productName(item, language)
  // A product's own picture is called as the product.
  const description = alternative === name ? '' : `${alternative}. `
  const isProduct = item !== undefined && 'imageUrl' in item
  return (
    <Caption>
      {item && (
        <Shown>
          <PointTitle as="h2">
            {isProduct ? (
              <PageLink
                page={categoryPages[item.category]}
                suffix={`#${productAnchor(item)}`}
                onClick={onFollow}
                aria-label={`${text.product}: ${name}`}
              >
                {nameOf(item, language)}
              </PageLink>
            ) : (
              nameOf(item, language)
            )}
          </PointTitle>
          <Add>
            <AddToQuote product={item} />
          </Add>
        </Shown>
      )}
      <Description>
        <span role="status" id={captionId}>
          <Spoken>{`${place}: ${name ?? ''}${name && description ? '. ' : ''}`}</Spoken>
          {description}
        </span>
        <Ask page="contacts" suffix={line ? lineQuery(line, language) : ''} onClick={onFollow}>
          {requestQuote}
        </Ask>
      </Description>
    </Caption>
  )
}
