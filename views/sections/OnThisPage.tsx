import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type Category, categories, categoryPages } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { Container } from '../components/Container'
import { Strip } from '../components/Strip'
import { PageLink } from '../navigation/PageLink'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { plainControl } from '../theme/plainControl'
import { colours, sizes, space } from '../theme/tokens'
import { linePageText } from './text'

const Bar = styled.div`
  border-block: 1px solid ${colours.hairline};
  nav {
    gap: ${space(5)};
    padding-block: ${space(2)};
  }
  a {
    ${plainControl}
    font-size: ${sizes.small};
    text-decoration: none;
  }
`

/** Links in one row between two rules. */
function LinkRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Bar>
      <Container>
        <Strip as="nav" aria-label={label} $column="max-content">
          {children}
        </Strip>
      </Container>
    </Bar>
  )
}

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
    <LinkRow label={useText(linePageText).onThisPage}>
      {Object.entries(parts).map(
        ([id, part]) =>
          part && (
            <PageLink key={id} page={categoryPages[line]} suffix={`#${id}`}>
              {part.heading}
            </PageLink>
          ),
      )}
    </LinkRow>
  )
}

/** Links to the other lines, where a line's page ends. */
export function LinksToOtherLines({ line }: { line: Category }) {
  const { language } = useLanguage()
  return (
    <LinkRow label={useText(siteText).lines}>
      {categories
        .filter((one) => one !== line)
        .map((one) => (
          <PageLink key={one} page={categoryPages[one]}>
            {categoryLabels[one][language]}
          </PageLink>
        ))}
    </LinkRow>
  )
}
