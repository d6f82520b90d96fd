import { useLocation } from 'react-router-dom'
import {
  catalogueQuery,
  type Facets,
  facetsIn,
  noFacets,
} from '../../../src/shared/catalogueFilters'
import type { Category } from '../../../src/shared/categories'
import { chosenLine } from '../../../src/shared/contactLinks'
import { useLanguage } from '../../text/LanguageProvider'
import { useServedQuery } from '../../useHydrated'

export interface Filters {
  line: Category | null
  facets: Facets
  /** The query that chooses these instead. */
  queryFor: (line: Category | null, facets?: Facets) => string
}

/** The line and the facets that the address chooses. */
export function useFilters(): Filters {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const narrowing = useServedQuery((query) => catalogueQuery(null, facetsIn(query), language))
  return {
    line: chosenLine(pathname, new URLSearchParams(search)),
    facets: facetsIn(new URLSearchParams(narrowing)),
    queryFor: (line, facets = noFacets) => catalogueQuery(line, facets, language),
  }
}
