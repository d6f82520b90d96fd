import styled from '@emotion/styled'
import { useRef } from 'react'
import { hasFacets } from '../../../src/shared/catalogueFilters'
import { bandsOf, madeOnRequest, selectProducts } from '../../../src/shared/selectProducts'
import { shadeName } from '../../../src/shared/shades'
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
import { lengthOf } from '../../text/figures'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { plainControl } from '../../theme/plainControl'
import { colours, sizes, space } from '../../theme/tokens'
import { FacetFilters } from './FacetFilters'
import { LineBand } from './LineBand'
import { LineFilters } from './LineFilters'
import { OnRequestOffer } from './OnRequestOffer'
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
  min-height: 3.5rem;
  p {
    padding-block: ${space(1)};
    line-height: 1.4;
  }
  /* Its place below the two sticky bars. */
  scroll-margin-top: 2rem;
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
  padding-block: ${space(3)} ${space(2)};
`

const Clear = styled(PageLink)(plainControl)

/** Right under the filters, since they ask for it; folded where products pass them. */
const Offers = styled(Folded)`
  margin-bottom: ${space(5)};
  border-bottom: 1px solid ${colours.hairline};
`

const Empty = styled.div`
  min-height: 20rem;
  padding-bottom: ${space(8)};
`

/** The filters, and the products that pass those in the address, line by line. */
export function ProductBrowser({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const site = useText(siteText)
  const { data, isError, retry } = useProducts()
  const filters = useFilters()
  const { line, facets, queryFor } = filters
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
  const chosen = [
    facets.shade && shadeName(facets.shade, language),
    facets.lengthCm && lengthOf(facets.lengthCm, language),
  ].filter((one) => typeof one === 'string')
  const clear = hasFacets(facets) && (
    <Clear
      page="products"
      suffix={queryFor(line)}
      state={inPlace}
      // The link disappears with the filters: the focus moves to the count.
      onClick={() => summary.current?.focus({ preventScroll: true })}
    >
      {text.facets.clear}
    </Clear>
  )
  return (
    <Container>
      <SkipLink href="#list">{text.toProducts}</SkipLink>
      <LineFilters filters={filters} text={text} />
      {data && (
        <FacetFilters
          products={selectProducts(data, line)}
          filters={filters}
          chosen={chosen}
          text={text}
        />
      )}
      <Summary ref={summary} id="list" tabIndex={-1}>
        <p aria-live="polite">
          {selected?.length === 0 && wishes.length > 0
            ? text.onRequest.count
            : selected &&
              `${selected.length} ${selected.length === 1 ? text.count.one : text.count.other}`}
          {/* The number may be the same for another choice. */}
          <Spoken> {chosen.join(', ')}</Spoken>
        </p>
        {clear}
      </Summary>
      {wishes.length > 0 && (
        <Offers id="on-request" heading={text.onRequest.heading} open={selected?.length === 0}>
          <OnRequestOffer wishes={wishes} text={text} />
        </Offers>
      )}
      {!selected && (
        <ProductGrid>
          <Skeletons count={placeholders} label={site.loading} />
        </ProductGrid>
      )}
      {selected?.length === 0 && wishes.length === 0 && (
        <Empty>
          <Subheading as="p">{text.empty.title}</Subheading>
          <p>{text.empty.hint}</p>
        </Empty>
      )}
      {selected &&
        bandsOf(selected).map((band, index) => (
          <LineBand key={band.line} {...band} index={index} />
        ))}
    </Container>
  )
}
