import styled from '@emotion/styled'
import { useRef } from 'react'
import { hasFacets } from '../../../src/shared/catalogueFilters'
import { type ListedProduct, productsOf } from '../../../src/shared/products'
import { linesOf, madeOnRequest, selectProducts } from '../../../src/shared/selectProducts'
import { Container } from '../../components/Container'
import { Folded } from '../../components/Folded'
import { ProductGrid } from '../../components/ProductGrid'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeletons'
import { SkipLink } from '../../components/SkipLink'
import { Spoken, Subheading } from '../../components/typography'
import { useProducts } from '../../data/products'
import { inPlace } from '../../navigation/NavigationEffects'
import { PageLink } from '../../navigation/PageLink'
import { ListStatus } from '../../quote/ListStatus'
import { plainControl } from '../../theme/plainControl'
import { above, colours, sizes, space, target } from '../../theme/tokens'
import { FacetFilters } from './FacetFilters'
import { LineFilters } from './LineFilters'
import { OnRequestOffer } from './OnRequestOffer'
import { LineBand, ProductBand } from './ProductBand'
import type { it } from './text.it'
import { useFilters } from './useFilters'
import { useListInView } from './useListInView'

const placeholders = 8

/** How many there are, and the way back to all of the line. */
const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: center;
  align-content: center;
  justify-content: space-between;
  min-height: ${target};
  p {
    line-height: 1.4;
  }
  /* Its place below the two sticky bars. */
  scroll-margin-top: 2rem;
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
  /* With room it ends the row of the lengths. */
  ${above.laptop} {
    margin-bottom: ${space(5)};
    nav:has(#lengths) + & {
      /* That row is as wide as the page: its end must not take the link's taps. */
      position: relative;
      width: fit-content;
      margin: -${target} 0 ${space(5)} auto;
    }
  }
`

const Clear = styled(PageLink)(plainControl)

const Empty = styled.div`
  min-height: 20rem;
  padding-bottom: ${space(8)};
`

/** How many products the filters leave, or that they are made on request. Empty while unknown. */
function countWords(text: typeof it, count: number | undefined, isMade: boolean) {
  if (count === undefined) return undefined
  if (count === 0 && isMade) return text.onRequest.count
  return `${count} ${count === 1 ? text.count.one : text.count.other}`
}

/**
 * Products line by line, or side by side where a shade or a length is chosen of all lines;
 * placeholders until they are known.
 */
function Bands({
  products,
  across,
}: {
  products: readonly ListedProduct[] | undefined
  /** What is chosen of all lines, in words. */
  across: string | undefined
}) {
  if (!products) {
    return (
      <ProductGrid>
        <Skeletons count={placeholders} />
      </ProductGrid>
    )
  }
  if (across && products.length > 0) {
    return (
      <ProductBand id="across" products={products} isFirst>
        {/* The page's title says it to the eye. */}
        <Spoken as="h2" id="across">
          {across}
        </Spoken>
      </ProductBand>
    )
  }
  return linesOf(products).map((line, index) => (
    <LineBand key={line} line={line} products={productsOf(products, line)} isFirst={index === 0} />
  ))
}

/** The filters, and the products that pass those in the address, line by line. */
export function ProductBrowser({ text }: { text: typeof it }) {
  const { data, isError, retry } = useProducts()
  const { line, facets, chosen, heading, queryFor } = useFilters()
  const summary = useRef<HTMLDivElement>(null)
  useListInView(summary)
  if (isError) {
    return (
      <Container>
        <ProductsUnavailable onRetry={retry} />
      </Container>
    )
  }
  const selected = data && selectProducts(data, line, facets)
  const wishes = data ? madeOnRequest(data, line, facets) : []
  const isEmpty = selected?.length === 0
  const isMade = wishes.length > 0
  return (
    <Container>
      <SkipLink href="#list">{text.toProducts}</SkipLink>
      <LineFilters text={text} />
      {data && <FacetFilters products={selectProducts(data, line)} text={text} />}
      <Summary ref={summary} id="list" tabIndex={-1}>
        <p aria-live="polite">
          {countWords(text, selected?.length, isMade)}
          {/* The number may be the same for another choice. */}
          <Spoken> {chosen.join(', ')}</Spoken>
        </p>
        {hasFacets(facets) && (
          <Clear
            page="products"
            suffix={queryFor(line)}
            state={inPlace}
            // The link disappears with the filters: the focus moves to the count.
            onClick={() => summary.current?.focus({ preventScroll: true })}
          >
            {text.facets.clear}
          </Clear>
        )}
      </Summary>
      {isEmpty && !isMade && (
        <Empty>
          <Subheading as="p">{text.empty.title}</Subheading>
          <p>{text.empty.hint}</p>
        </Empty>
      )}
      <ListStatus />
      <Bands products={selected} across={line === null ? heading : undefined} />
      {isMade && (
        <Folded
          id="on-request"
          heading={text.onRequest.heading.replace('{chosen}', heading)}
          open={isEmpty}
        >
          <OnRequestOffer wishes={wishes} text={text} />
        </Folded>
      )}
    </Container>
  )
}
