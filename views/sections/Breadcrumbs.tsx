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
  line-height: ${target};
  li:not(:last-of-type)::after {
    content: '/' / '';
    padding-right: ${space(3)};
  }
  a {
    display: inline-block;
    padding-right: ${space(3)};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
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
