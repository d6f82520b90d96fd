import styled from '@emotion/styled'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { answersIn, catalogueQuery, facetsIn, noFacets } from '../../src/shared/catalogueFilters'
import { chosenLine, contactQueryIn, sentIn, sentPathFor } from '../../src/shared/contactLinks'
import { type Language, languages } from '../../src/shared/languages'
import { pageAt, pathTo } from '../../src/shared/routes'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { colours, sizes, target } from '../theme/tokens'
import { useHydrated } from '../useHydrated'

const Pair = styled.ul`
  display: flex;
`

const labels: Record<Language, { short: string; name: string }> = {
  it: { short: 'ITA', name: 'Italiano' },
  en: { short: 'ENG', name: 'English' },
}

/** Whether this tab follows the click; with a modifier the browser opens another tab or window. */
function staysInTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** The address of this page in a language; an unknown page leads to that language's home. */
function useAddressIn(): (language: Language) => string {
  const { pathname, search, hash } = useLocation()
  const page = pageAt(pathname) ?? 'home'
  const query = new URLSearchParams(search)
  const line = chosenLine(pathname, query)
  // The server renders these links without the catalogue's facets and choices.
  const isCatalogue = useHydrated(page === 'products' && search !== '')
  const facets = isCatalogue ? facetsIn(query) : noFacets
  const answers = isCatalogue ? answersIn(query) : ''
  const sent = sentIn(query)
  // The page of thanks is rendered once for all ids.
  const isSent = useHydrated(page === 'contacts' && sent !== null)
  return (language) => {
    if (isSent && sent !== null) return sentPathFor(sent, language)
    if (page === 'contacts')
      return pathTo(page, language) + (contactQueryIn(query, language) || hash)
    return pathTo(page, language) + (catalogueQuery(line, facets, language, answers) || hash)
  }
}

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${target};
  min-height: ${target};
  color: ${colours.inkSoft};
  font-size: ${sizes.label};
  letter-spacing: 0.14em;
  text-decoration: none;
  text-underline-offset: 0.4em;
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    color: ${colours.ink};
    text-decoration: underline 2px ${colours.bronze};
  }
`

export function LanguageSwitch() {
  const { language, choose } = useLanguage()
  const text = useText(siteText)
  const addressIn = useAddressIn()
  return (
    <nav aria-label={text.languages}>
      <Pair>
        {languages.map((one) => (
          <li key={one}>
            <Choice
              to={addressIn(one)}
              hrefLang={one}
              lang={one}
              onClick={(event) => {
                if (staysInTab(event)) choose(one)
              }}
              aria-label={`${labels[one].short}, ${labels[one].name}`}
              aria-current={one === language ? 'true' : undefined}
            >
              {labels[one].short}
            </Choice>
          </li>
        ))}
      </Pair>
    </nav>
  )
}
