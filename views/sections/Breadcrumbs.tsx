import styled from '@emotion/styled'
import type { Category } from '../../src/shared/categories'
import { PageLink } from '../navigation/PageLink'
import { breadcrumbsOf } from '../text/breadcrumbs'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { below, sizes, space, target } from '../theme/tokens'

const List = styled.ol`
  font-size: ${sizes.small};
  line-height: ${target};
  li,
  li a {
    display: inline-block;
    color: inherit;
    text-decoration: none;
  }
  li + li::before {
    content: '/' / '';
    padding-inline: ${space(3)};
  }
  /* One line: the title below says where one is. */
  ${below.tablet} {
    li:last-of-type {
      display: none;
    }
  }
`

/** The way from the home page to a line's. */
export function Breadcrumbs({ line }: { line: Category }) {
  const { language } = useLanguage()
  return (
    <nav aria-label={useText(siteText).breadcrumbs}>
      <List>
        {breadcrumbsOf(line, language).map(([page, name], index) => (
          <li key={page}>
            <PageLink page={page} aria-current={index > 1 ? 'page' : undefined}>
              {name}
            </PageLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
