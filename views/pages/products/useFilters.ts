import { useLocation } from 'react-router-dom'
import {
  catalogueQuery,
  type Facets,
  facetsIn,
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
  const isHydrated = useHydrated()
  const query = new URLSearchParams(search)
  return {
    line: chosenLine(pathname, query) ?? 'all',
    facets: isHydrated ? facetsIn(query) : noFacets,
    queryFor: (line, facets = noFacets) =>
      catalogueQuery(line === 'all' ? null : line, facets, language),
  }
}
