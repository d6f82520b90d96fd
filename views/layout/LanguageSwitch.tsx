import styled from '@emotion/styled'
import { Link, useLocation } from 'react-router-dom'
import { contactPathFor, lineIn } from '../../src/shared/contactLinks'
import { type Language, languages } from '../../src/shared/languages'
import { pageAt, pathTo } from '../../src/shared/routes'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { colours, sizes, target } from '../theme/tokens'

const Pair = styled.ul`
  display: flex;
`

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
  &[aria-current] {
    color: ${colours.ink};
    text-decoration: underline 2px ${colours.bronze};
  }
`

const labels: Record<Language, { short: string; name: string }> = {
  it: { short: 'ITA', name: 'Italiano' },
  en: { short: 'ENG', name: 'English' },
}

/** Links to the page in each language; an unknown page leads to the other language's home. */
export function LanguageSwitch() {
  const { language, choose } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const text = useText(siteText)
  const page = pageAt(pathname)
  const line = page === 'contacts' ? lineIn(new URLSearchParams(search)) : null
  const addressIn = (one: Language) =>
    line ? contactPathFor(line, one) : pathTo(page ?? 'home', one) + hash
  return (
    <nav aria-label={text.languages}>
      <Pair>
        {languages.map((one) => (
          <li key={one}>
            <Choice
              to={addressIn(one)}
              hrefLang={one}
              lang={one}
              aria-label={`${labels[one].short}, ${labels[one].name}`}
              aria-current={one === language ? 'true' : undefined}
              onClick={() => choose(one)}
            >
              {labels[one].short}
            </Choice>
          </li>
        ))}
      </Pair>
    </nav>
  )
}
