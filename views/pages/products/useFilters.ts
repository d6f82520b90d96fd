import { useLocation } from 'react-router-dom'
import {
  catalogueQuery,
  type Facets,
  facetsIn,
  noFacets,
} from '../../../src/shared/catalogueFilters'
import type { Category } from '../../../src/shared/categories'
import { chosenLine } from '../../../src/shared/contactLinks'
import { shadeName } from '../../../src/shared/shades'
import { lengthOf } from '../../text/figures'
import { useLanguage } from '../../text/LanguageProvider'
import { useServedQuery } from '../../useHydrated'

/** The line and the facets that the address chooses. */
export function useFilters() {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const narrowing = useServedQuery((query) => catalogueQuery(null, facetsIn(query), language))
  const line = chosenLine(pathname, new URLSearchParams(search))
  const facets = facetsIn(new URLSearchParams(narrowing))
  const chosen = [
    facets.shade && shadeName(facets.shade, language),
    facets.lengthCm && lengthOf(facets.lengthCm, language),
  ].filter((one) => typeof one === 'string')
  const [first = '', ...rest] = chosen.join(', ')
  return {
    line,
    facets,
    /** The names of the facets. */
    chosen,
    /** The same as a heading says it. */
    heading: first.toUpperCase() + rest.join(''),
    /** The query that chooses these instead. */
    queryFor: (line: Category | null, facets: Facets = noFacets) =>
      catalogueQuery(line, facets, language),
  }
}
