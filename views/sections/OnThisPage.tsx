import styled from '@emotion/styled'
import { type Category, categoryPages } from '../../src/shared/categories'
import { Container } from '../components/Container'
import { Strip } from '../components/Strip'
import { PageLink } from '../navigation/PageLink'
import { colours, sizes, space } from '../theme/tokens'

const Bar = styled.nav`
  border-block: 1px solid ${colours.hairline};
`

const Row = styled(Strip)`
  gap: ${space(5)};
  a {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    color: ${colours.ink};
    font-size: ${sizes.small};
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      text-decoration: underline 1px ${colours.bronze};
      text-underline-offset: 0.4em;
    }
  }
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
      <Container>
        <Row $column="max-content">
          {Object.entries(parts).map(
            ([id, part]) =>
              part && (
                <li key={id}>
                  <PageLink page={categoryPages[line]} suffix={`#${id}`}>
                    {part.heading}
                  </PageLink>
                </li>
              ),
          )}
        </Row>
      </Container>
    </Bar>
  )
}
