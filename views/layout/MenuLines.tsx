import styled from '@emotion/styled'
import { categories, categoryPages } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { PageLink } from '../navigation/PageLink'
import { useLanguage } from '../text/LanguageProvider'
import { above, colours, sizes, space, target } from '../theme/tokens'

const List = styled.ul`
  margin: 0 0 ${space(3)} ${space(1)};
  padding-left: ${space(4)};
  border-left: 1px solid ${colours.hairlineDark};
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

/** The eight lines below the products, in the phone's menu. */
export function MenuLines({ onFollow }: { onFollow: () => void }) {
  const { language } = useLanguage()
  return (
    <List>
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
