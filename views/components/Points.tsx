import styled from '@emotion/styled'
import type { Point } from '../text/CategoryPageText'
import { colours, fonts, measure, space } from '../theme/tokens'
import { PointTitle } from './typography'

const List = styled.ol`
  border-top: 1px solid ${colours.hairline};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 3.5rem 1fr;
  gap: 0 ${space(4)};
  max-width: 46rem;
  padding-block: ${space(5)};
  border-bottom: 1px solid ${colours.hairline};
`

const Numeral = styled.span`
  grid-row: span 2;
  color: ${colours.bronze};
  font-family: ${fonts.display};
  font-size: 2.75rem;
  font-style: italic;
  line-height: 1;
  font-feature-settings: 'lnum';
`

const Mark = styled.span`
  grid-row: span 2;
  width: 2rem;
  margin-top: 0.8em;
  border-top: 1px solid ${colours.bronze};
`

const Text = styled.p`
  max-width: ${measure};
  margin-top: ${space(1)};
  color: ${colours.inkSoft};
`

/** Steps with large numerals, or points that follow no order, ruled. */
export function Points({
  points,
  ordered = false,
  level = 'h3',
}: {
  points: readonly Point[]
  ordered?: boolean
  /** Of their titles, one below the section's heading. */
  level?: 'h3' | 'h4'
}) {
  return (
    <List as={ordered ? 'ol' : 'ul'}>
      {points.map(({ title, body }, index) => (
        <Item key={title}>
          {ordered ? <Numeral aria-hidden="true">{index + 1}</Numeral> : <Mark />}
          <PointTitle as={level}>{title}</PointTitle>
          <Text>{body}</Text>
        </Item>
      ))}
    </List>
  )
}
