import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { categories } from '../../../src/shared/categories'
import { lineQuery } from '../../../src/shared/contactLinks'
import { PageLink } from '../../components/PageLink'
import { inPlace } from '../../layout/NavigationEffects'
import { categoryLabels } from '../../text/categoryLabels'
import { useLanguage } from '../../text/LanguageProvider'
import { above, colours, sizes, space } from '../../theme/tokens'
import type { Filter } from './selectProducts'
import type { it } from './text.it'

const filters: readonly Filter[] = ['all', ...categories]

/** A ruled row of words; on the phone it scrolls sideways, out to the edges of the screen. */
const Row = styled.nav`
  position: relative;
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

const FilterLink = styled(PageLink)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 3.5rem;
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
`

/** Links to the catalogue at each line; without a script they load it. */
export function LineFilters({ chosen, text }: { chosen: Filter; text: typeof it }) {
  const { language } = useLanguage()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[data-line="${chosen}"]`)
    if (!row.current || !link) return
    // `scrollIntoView` would scroll the page as well.
    const { scrollLeft, clientWidth } = row.current
    const isSeen =
      link.offsetLeft >= scrollLeft &&
      link.offsetLeft + link.offsetWidth <= scrollLeft + clientWidth
    if (!isSeen) row.current.scrollLeft = link.offsetLeft - (clientWidth - link.offsetWidth) / 2
  }, [chosen])
  return (
    <Row ref={row} aria-label={text.filters}>
      {filters.map((one) => (
        <FilterLink
          key={one}
          page="products"
          suffix={one === 'all' ? '' : lineQuery(one, language)}
          state={inPlace}
          data-line={one}
          aria-current={one === chosen ? 'true' : undefined}
        >
          {one === 'all' ? text.all : categoryLabels[one][language]}
        </FilterLink>
      ))}
    </Row>
  )
}
