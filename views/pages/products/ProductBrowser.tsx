import styled from '@emotion/styled'
import { useState } from 'react'
import { categories } from '../../../src/shared/categories'
import { ProductGrid } from '../../components/ProductGrid'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeleton'
import { useProducts } from '../../data/products'
import { Container } from '../../layout/Container'
import { categoryTexts } from '../../text/categories'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours, space, target } from '../../theme/tokens'
import { ProductCard } from './ProductCard'
import { type Filter, selectProducts } from './selectProducts'
import type { it } from './text.it'

const placeholders = 8

const filters: readonly Filter[] = ['all', ...categories]

const Filters = styled.div`
  display: flex;
  gap: ${space(2)} ${space(5)};
  flex-wrap: wrap;
  padding-block: ${space(3)};
  border-block: 1px solid ${colours.hairline};
`

const FilterButton = styled.button`
  min-height: ${target};
  padding: 0;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${colours.inkSoft};
  &[aria-pressed='true'] {
    border-color: ${colours.bronze};
    color: ${colours.ink};
  }
`

const Hint = styled.p`
  padding-top: ${space(4)};
  color: ${colours.inkSoft};
`

const Count = styled.p`
  padding-block: ${space(4)} ${space(5)};
  color: ${colours.inkSoft};
  font-size: 0.875rem;
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
      {filter !== 'all' && <Hint>{categoryTexts[filter][language].description}</Hint>}
      <Count aria-live="polite">
        {selected &&
          `${selected.length} ${selected.length === 1 ? text.count.one : text.count.other}`}
      </Count>
      {selected?.length === 0 ? (
        <>
          <p>{text.empty.title}</p>
          <p>{text.empty.hint}</p>
        </>
      ) : (
        <ProductGrid>
          {selected ? (
            selected.map((product) => <ProductCard key={product.id} product={product} />)
          ) : (
            <Skeletons count={placeholders} label={site.loading} />
          )}
        </ProductGrid>
      )}
    </Container>
  )
}
