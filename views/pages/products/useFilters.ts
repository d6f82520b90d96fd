import { useLocation } from 'react-router-dom'
import {
  catalogueQuery,
  type Facets,
  facetsIn,
  hasFacets,
  noFacets,
} from '../../../src/shared/catalogueFilters'
import { chosenLine } from '../../../src/shared/contactLinks'
import { useLanguage } from '../../text/LanguageProvider'
import { useHydrated } from '../../useHydrated'
import type { Filter } from './selectProducts'

export interface Filters {
  line: Filter
  /** None until the page is hydrated: the server renders an address by its line alone. */
  facets: Facets
  /** The query that chooses these instead. */
  queryFor: (line: Filter, facets?: Facets) => string
}

/** What the address chooses of the catalogue. */
export function useFilters(): Filters {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const facets = facetsIn(query)
  // Asked together with what it is for: without facets nothing renders again once it is hydrated.
  const isNarrowed = useHydrated(hasFacets(facets))
  return {
    line: chosenLine(pathname, query) ?? 'all',
    facets: isNarrowed ? facets : noFacets,
    queryFor: (line, facets = noFacets) =>
      catalogueQuery(line === 'all' ? null : line, facets, language),
  }
}
