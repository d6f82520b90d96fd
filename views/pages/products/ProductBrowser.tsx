import styled from '@emotion/styled'
import { useState } from 'react'
import { categories } from '../../../src/shared/categories'
import { ProductGrid } from '../../components/ProductGrid'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeleton'
import { Subheading } from '../../components/type'
import { useProducts } from '../../data/products'
import { Container } from '../../layout/Container'
import { categoryTexts } from '../../text/categories'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, colours, sizes, space } from '../../theme/tokens'
import { ProductCard } from './ProductCard'
import { type Filter, selectProducts } from './selectProducts'
import type { it } from './text.it'

const placeholders = 8

const filters: readonly Filter[] = ['all', ...categories]

/** A ruled row of words; on the phone it scrolls sideways, out to the edges of the screen. */
const Filters = styled.div`
  display: flex;
  gap: ${space(6)};
  margin-inline: -${space(5)};
  padding-inline: ${space(5)};
  border-block: 1px solid ${colours.hairline};
  overflow-x: auto;
  scrollbar-width: none;
  ${above.tablet} {
    flex-wrap: wrap;
    gap: 0 ${space(6)};
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`

const FilterButton = styled.button`
  flex: none;
  min-height: 3.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
  white-space: nowrap;
  text-underline-offset: 0.5em;
  &:hover {
    color: ${colours.ink};
  }
  &[aria-pressed='true'] {
    color: ${colours.ink};
    text-decoration: underline 2px ${colours.bronze};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

/** What the filter says of itself; its place is kept, so that the grid does not jump. */
const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  align-items: baseline;
  justify-content: space-between;
  min-height: 6.5rem;
  padding-block: ${space(5)};
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
  ${above.tablet} {
    min-height: 4.75rem;
  }
`

const Empty = styled.div`
  padding-block: ${space(8)};
`

/** The filters, and the products that pass. */
export function ProductBrowser({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const site = useText(siteText)
  const { data, isError, refetch } = useProducts()
  const [filter, setFilter] = useState<Filter>('all')
  if (isError) {
    return (
      <Container>
        <ProductsUnavailable onRetry={refetch} />
      </Container>
    )
  }
  const selected = data && selectProducts(data, filter)
  return (
    <Container>
      <Filters role="group" aria-label={text.filters}>
        {filters.map((one) => (
          <FilterButton
            key={one}
            type="button"
            aria-pressed={one === filter}
            onClick={() => setFilter(one)}
          >
            {one === 'all' ? text.all : categoryTexts[one][language].label}
          </FilterButton>
        ))}
      </Filters>
      <Summary>
        <p>{filter === 'all' ? text.allLines : categoryTexts[filter][language].description}</p>
        <p aria-live="polite">
          {selected &&
            `${selected.length} ${selected.length === 1 ? text.count.one : text.count.other}`}
        </p>
      </Summary>
      {selected?.length === 0 ? (
        <Empty>
          <Subheading as="p">{text.empty.title}</Subheading>
          <p>{text.empty.hint}</p>
        </Empty>
      ) : (
        <ProductGrid>
          {selected ? (
            selected.map((product, index) => (
              <ProductCard key={product.id} product={product} index={index} />
            ))
          ) : (
            <Skeletons count={placeholders} label={site.loading} />
          )}
        </ProductGrid>
      )}
    </Container>
  )
}
