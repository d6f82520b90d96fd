import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { chosenLine } from '../../../src/shared/contactLinks'
import { ProductList } from '../../components/ProductGrid'
import { ProductsUnavailable } from '../../components/ProductsUnavailable'
import { Skeletons } from '../../components/Skeleton'
import { Subheading } from '../../components/typography'
import { useProducts } from '../../data/products'
import { Container } from '../../layout/Container'
import { categoryDescriptions } from '../../text/categoryDescriptions'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, colours, sizes, space } from '../../theme/tokens'
import { LineFilters } from './LineFilters'
import { ProductCard } from './ProductCard'
import { selectProducts } from './selectProducts'
import type { it } from './text.it'

const placeholders = 8

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

/** The filters, and the products of the line that the address names, or all. */
export function ProductBrowser({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const site = useText(siteText)
  const { data, isError, refetch } = useProducts()
  const { pathname, search } = useLocation()
  const filter = chosenLine(pathname, new URLSearchParams(search)) ?? 'all'
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
      <LineFilters chosen={filter} text={text} />
      <Summary>
        <p>{filter === 'all' ? text.allLines : categoryDescriptions[filter][language]}</p>
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
        <ProductList>
          {selected ? (
            selected.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                index={index}
                introduces={filter === 'all' && selected[index - 1]?.category !== product.category}
              />
            ))
          ) : (
            <Skeletons count={placeholders} label={site.loading} />
          )}
        </ProductList>
      )}
    </Container>
  )
}
