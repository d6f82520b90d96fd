import styled from '@emotion/styled'
import { type Category, categories, categoryPages } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { Container } from '../components/Container'
import { PageLink } from '../navigation/PageLink'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { plainControl } from '../theme/plainControl'
import { colours, sizes, space } from '../theme/tokens'
import { linePageText } from './text'

const Bar = styled.nav`
  border-block: 1px solid ${colours.hairline};
  a {
    ${plainControl}
    color: ${colours.ink};
    font-size: ${sizes.small};
    text-decoration-color: ${colours.hairline};
    &:hover {
      text-decoration-color: ${colours.bronze};
    }
  }
`

const Links = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
  padding-block: ${space(2)};
`

/** Links to the parts of a line's page, below its opening, each called by the part's heading. */
export function OnThisPage({
  line,
  parts,
}: {
  line: Category
  /** By the headings' ids; a line may not have all. */
  parts: Record<string, { heading: string } | undefined>
}) {
  return (
    <Bar aria-label={useText(linePageText).onThisPage}>
      <Links>
        {Object.entries(parts).map(
          ([id, part]) =>
            part && (
              <PageLink key={id} page={categoryPages[line]} suffix={`#${id}`}>
                {part.heading}
              </PageLink>
            ),
        )}
      </Links>
    </Bar>
  )
}

/** Links to the other lines, where a line's page ends. */
export function LinksToOtherLines({ line }: { line: Category }) {
  const { language } = useLanguage()
  const { lines } = useText(siteText)
  return (
    <Bar aria-label={lines}>
      <Links>
        {categories
          .filter((one) => one !== line)
          .map((one) => (
            <PageLink key={one} page={categoryPages[one]}>
              {categoryLabels[one][language]}
            </PageLink>
          ))}
      </Links>
    </Bar>
  )
}
