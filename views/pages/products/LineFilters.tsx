import styled from '@emotion/styled'
import { categories } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { useLanguage } from '../../text/LanguageProvider'
import { above, colours, headerHeight, pageEdge, sizes, space } from '../../theme/tokens'
import { FilterLink, FilterRow } from './FilterRow'
import type { it } from './text.it'
import { useFilters } from './useFilters'

const lines = [null, ...categories]

/** Beside each word on wide screens, as room allows. */
const wordPadding = 'clamp(0.375rem, 2.6vw - 1.7rem, 0.75rem)'

const barHeight = '3rem'

/** Below the header while the products pass. */
const Bar = styled.nav`
  z-index: 1;
  margin-inline: calc(-1 * ${pageEdge});
  border-block: 1px solid ${colours.hairline};
  background: ${colours.paper};
  /* A low window has no room for a second bar. */
  @media (min-height: 30rem) {
    position: sticky;
    top: ${headerHeight};
    /* What follows keeps clear of it, as of the header, while it has the focus. */
    & ~ * :is(a, button, summary) {
      scroll-margin-top: ${barHeight};
    }
  }
  ${above.tablet} {
    margin-inline: -${space(6)};
  }
  ${above.desktop} {
    margin-inline: 0;
  }
`

const LineRow = styled(FilterRow)`
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

const LineLink = styled(FilterLink)`
  min-height: ${barHeight};
  padding-inline: ${space(3)};
  text-underline-offset: 0.5em;
  ${above.desktop} {
    padding-inline: ${wordPadding};
    font-size: clamp(0.875rem, 0.3125vw + 0.625rem, ${sizes.small});
  }
`

/** Links to the catalogue at each line; without a script they load it. */
export function LineFilters({ text }: { text: typeof it }) {
  const { line, facets, queryFor } = useFilters()
  const { language } = useLanguage()
  return (
    <Bar aria-label={text.filters}>
      <LineRow chosen={line}>
        {lines.map((one) => (
          <LineLink key={one} query={queryFor(one, facets)} isChosen={one === line}>
            {one === null ? text.all : categoryLabels[one][language]}
          </LineLink>
        ))}
      </LineRow>
    </Bar>
  )
}
