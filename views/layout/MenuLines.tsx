import styled from '@emotion/styled'
import { categories, categoryPages } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { PageLink } from '../navigation/PageLink'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, sizes, space, target } from '../theme/tokens'

const List = styled.ul`
  margin-top: ${space(3)};
  padding-block: ${space(3)};
  border-top: 1px solid ${colours.hairlineDark};
  a {
    display: flex;
    align-items: center;
    min-height: ${target};
    color: inherit;
    font-size: ${sizes.body};
    text-decoration: none;
  }
  ${above.laptop} {
    display: none;
  }
`

/** The eight lines, below the pages in the phone's menu: a low window shows all pages without scrolling. */
export function MenuLines({ onFollow }: { onFollow: () => void }) {
  const { language } = useLanguage()
  const { nav } = useText(siteText)
  return (
    <List aria-label={nav.products}>
      {categories.map((category) => (
        <li key={category}>
          <PageLink page={categoryPages[category]} onClick={onFollow}>
            {categoryLabels[category][language]}
          </PageLink>
        </li>
      ))}
    </List>
  )
}
