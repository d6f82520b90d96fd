import styled from '@emotion/styled'
import { type Category, categoryPages } from '../../../../src/shared/categories'
import { categoryLabels } from '../../../../src/shared/categoryLabels'
import { Words } from '../../../components/Words'
import { PageLink } from '../../../navigation/PageLink'
import { useLanguage } from '../../../text/LanguageProvider'
import { plainControl } from '../../../theme/plainControl'
import { above, colours, measure, sizes, space } from '../../../theme/tokens'
import type { it } from './text.it'

const List = styled.ul`
  li {
    display: grid;
    gap: 0 ${space(5)};
    align-items: center;
    padding-block: ${space(2)};
    border-top: 1px solid ${colours.hairline};
    color: ${colours.inkSoft};
    font-size: ${sizes.small};
    ${above.tablet} {
      grid-template-columns: minmax(0, ${measure}) 16rem;
    }
  }
  a {
    ${plainControl}
    font-weight: 500;
  }
`

/** For whom each line is: the decision in words, before the questions are there. */
export function Guide({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const lines = Object.entries(text.guide) as [Category, string][]
  return (
    <List>
      {lines.map(([line, when]) => (
        <li key={line}>
          <span>
            <Words>{when}</Words>
          </span>
          <PageLink page={categoryPages[line]}>{categoryLabels[line][language]}</PageLink>
        </li>
      ))}
    </List>
  )
}
