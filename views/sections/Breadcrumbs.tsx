import styled from '@emotion/styled'
import type { Category } from '../../src/shared/categories'
import { PageLink } from '../navigation/PageLink'
import { breadcrumbsOf } from '../text/breadcrumbs'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { sizes, space, target } from '../theme/tokens'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: ${sizes.small};
  li {
    display: flex;
    align-items: center;
    min-height: ${target};
  }
  li + li::before {
    content: '/' / '';
    padding-inline: ${space(2)};
  }
  a {
    display: grid;
    place-content: center;
    min-width: ${target};
    min-height: ${target};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  li:first-of-type a {
    justify-content: start;
  }
`

/** The way from the home page to a line's. */
export function Breadcrumbs({ line }: { line: Category }) {
  const { language } = useLanguage()
  const { breadcrumbs } = useText(siteText)
  return (
    <nav aria-label={breadcrumbs}>
      <List>
        {breadcrumbsOf(line, language).map(({ page, name }, index) => (
          <li key={page}>
            {index < 2 ? (
              <PageLink page={page}>{name}</PageLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  )
}
