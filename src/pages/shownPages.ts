import type { RegisteredPage } from '../../views/navigation/LoadedPage'
import type { PageState } from '../../views/pageState'
import { categories } from '../shared/categories'
import { chosenLine, contactQuery, lineQuery } from '../shared/contactLinks'
import { isEnglishPath, type Language, languages } from '../shared/languages'
import { pageAt, routeList } from '../shared/routes'

/** A page at an address: what it shows besides the content. */
export interface Shown {
  id: RegisteredPage
  /** Path and query. */
  location: string
  language: Language
  /** What it shows at this address only. */
  extra?: Pick<PageState, 'form' | 'query'>
}

/** The page at an address. Visitors invent addresses: the not-found page is the same everywhere. */
export function shownAt(path: string, language: Language, query = ''): Shown {
  const id = pageAt(path)
  if (id) return { id, location: path + query, language }
  return { id: 'notFound', location: isEnglishPath(path) ? '/en/404' : '/404', language }
}

/** The pages at an address: at an Italian one in both languages, as the visitor's choice counts. */
function allAt(path: string): Shown[] {
  return (isEnglishPath(path) ? (['en'] as const) : languages).flatMap((language) => {
    const queries = categories.map((line) => lineQuery(line, language))
    const known = queries.filter((query) => chosenLine(path, new URLSearchParams(query)))
    const queriesOfForm =
      pageAt(path) === 'contacts'
        ? (['priceList', 'visit'] as const).map((one) => contactQuery(one, null, language))
        : []
    return ['', ...known, ...queriesOfForm].map((query) => shownAt(path, language, query))
  })
}

/** Every page at every address, with each line or purpose that its query may name. */
export const allShown = [...routeList.map(({ path }) => path), '/404', '/en/404'].flatMap(allAt)

export const keyOf = ({ language, location }: Pick<Shown, 'language' | 'location'>) =>
  `${language} ${location}`
