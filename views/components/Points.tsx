import styled from '@emotion/styled'
import type { Point } from '../text/LinePageText'
import { above, below, colours, measure, sizes, space } from '../theme/tokens'
import { Numeral, PointTitle } from './typography'
import { Words } from './Words'

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
  ${below.tablet} {
    grid-template-columns: 2rem 1fr;
    padding-block: ${space(3)};
    ul > & {
      display: block;
    }
  }
`

const LargeNumeral = styled(Numeral)`
  grid-row: span 2;
  font-size: 2.75rem;
  line-height: 1;
`

const Mark = styled.span`
  grid-row: span 2;
  width: 2rem;
  margin-top: 0.8em;
  border-top: 1px solid ${colours.bronze};
  /* The rules between the points are enough on a phone, and the words need the room. */
  ${below.tablet} {
    display: none;
  }
`

/** Where there is no room for so many columns there are three, or four lest one point is alone. */
const fitting = (columns: number, most: number) =>
  columns > most ? (columns % 3 === 1 ? 4 : 3) : columns

/** Beside one another, each under a rule and, if they follow an order, its numeral. */
const PointsAcross = styled(List)<{ $columns: number }>`
  ${above.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space(6)} 1.5rem;
    border-top: 0;
    li {
      display: block;
      padding: ${space(4)} ${space(4)} 0 0;
      border-top: 1px solid ${colours.ink};
      border-bottom: 0;
    }
    li > span {
      display: block;
      margin-bottom: ${space(3)};
    }
  }
  ${above.laptop} {
    grid-template-columns: repeat(${({ $columns }) => fitting($columns, 4)}, minmax(0, 1fr));
  }
  ${above.desktop} {
    grid-template-columns: repeat(${({ $columns }) => fitting($columns, 5)}, minmax(0, 1fr));
  }
`

const Text = styled.p`
  max-width: ${measure};
  margin-top: ${space(1)};
  color: ${colours.inkSoft};
  ${below.tablet} {
    font-size: ${sizes.small};
    line-height: 1.5;
  }
`

/** Steps with large numerals, or points that follow no order, ruled. */
export function Points({
  points,
  ordered = false,
  level = 'h3',
  columns = 0,
}: {
  points: readonly Point[]
  ordered?: boolean
  /** The level of the points' titles, one below that of the section's heading. */
  level?: 'h3' | 'h4'
  /** How many of the points a laptop shows beside one another; without it they are a ruled list. */
  columns?: number
}) {
  const kind = ordered ? 'ol' : 'ul'
  const items = points.map(({ title, body }, index) => (
    <Item key={title}>
      {ordered && <LargeNumeral aria-hidden="true">{index + 1}</LargeNumeral>}
      {!ordered && !columns && <Mark />}
      <PointTitle as={level}>
        <Words>{title}</Words>
      </PointTitle>
      <Text>
        <Words>{body}</Words>
      </Text>
    </Item>
  ))
  if (!columns) return <List as={kind}>{items}</List>
  return (
    <PointsAcross as={kind} $columns={columns}>
      {items}
    </PointsAcross>
  )
}
