import styled from '@emotion/styled'
import { useRef } from 'react'
import { categories } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import type { Filter } from '../../../src/shared/selectProducts'
import { showFocused } from '../../components/showFocused'
import { inPlace } from '../../navigation/NavigationEffects'
import { PageLink } from '../../navigation/PageLink'
import { useLanguage } from '../../text/LanguageProvider'
import { above, colours, headerHeight, sizes, space } from '../../theme/tokens'
import { sideways } from './sideways'
import type { it } from './text.it'
import { useChosenInSight } from './useChosenInSight'
import type { Filters } from './useFilters'

const filters: readonly Filter[] = ['all', ...categories]

/** Beside each word on wide screens, as room allows. */
const wordPadding = 'clamp(0.375rem, 2.6vw - 1.7rem, 0.75rem)'

/** Below the header while the products pass. */
const Bar = styled.nav`
  z-index: 1;
  margin-inline: -${space(5)};
  border-block: 1px solid ${colours.hairline};
  background: ${colours.paper};
  /* A low window has no room for a second bar. */
  @media (min-height: 30rem) {
    position: sticky;
    top: ${headerHeight};
  }
  ${above.tablet} {
    margin-inline: -${space(6)};
  }
  ${above.desktop} {
    margin-inline: 0;
  }
`

/** A row of words; where it is too long for the screen it scrolls sideways. */
const Row = styled.div`
  ${sideways}
  padding-inline: ${space(3)};
  ${above.tablet} {
    padding-inline: 1.25rem;
  }
  ${above.desktop} {
    justify-content: space-between;
    margin-inline: calc(-1 * ${wordPadding});
    padding-inline: 0;
  }
`

const FilterLink = styled(PageLink)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 3.5rem;
  padding-inline: ${space(3)};
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
  white-space: nowrap;
  text-decoration: none;
  text-underline-offset: 0.5em;
  &:hover {
    color: ${colours.ink};
  }
  &[aria-current] {
    color: ${colours.ink};
    text-decoration: underline 2px ${colours.bronze};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${above.desktop} {
    padding-inline: ${wordPadding};
    font-size: clamp(0.875rem, 0.3125vw + 0.625rem, ${sizes.small});
  }
`

/** Links to the catalogue at each line; without a script they load it. */
export function LineFilters({
  filters: { line, facets, queryFor },
  text,
}: {
  filters: Filters
  text: typeof it
}) {
  const { language } = useLanguage()
  const row = useRef<HTMLDivElement>(null)
  useChosenInSight(row, line)
  return (
    <Bar aria-label={text.filters}>
      <Row ref={row} onFocus={showFocused}>
        {filters.map((one) => (
          <FilterLink
            key={one}
            page="products"
            suffix={queryFor(one, facets)}
            state={inPlace}
            aria-current={one === line ? 'true' : undefined}
          >
            {one === 'all' ? text.all : categoryLabels[one][language]}
          </FilterLink>
        ))}
      </Row>
    </Bar>
  )
}
