import styled from '@emotion/styled'
import { type Category, categoryPages } from '../../src/shared/categories'
import { Container } from '../components/Container'
import { PageLink } from '../navigation/PageLink'
import { colours, sizes, space, target } from '../theme/tokens'

const Bar = styled.nav`
  border-block: 1px solid ${colours.hairline};
  a {
    display: flex;
    align-items: center;
    min-height: ${target};
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
  label,
  parts,
}: {
  line: Category
  label: string
  /** By the headings' ids; a line may not have all. */
  parts: Record<string, { heading: string } | undefined>
}) {
  return (
    <Bar aria-label={label}>
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
