import styled from '@emotion/styled'
import type { Specification } from '../text/CategoryPageText'
import { above, colours, fonts, sizes, space } from '../theme/tokens'

const List = styled.dl`
  border-top: 1px solid ${colours.ink};
`

const Row = styled.div`
  display: grid;
  gap: ${space(1)};
  align-items: baseline;
  padding-block: ${space(4)};
  border-bottom: 1px solid ${colours.hairline};
  ${above.tablet} {
    grid-template-columns: minmax(9rem, 2fr) 3fr;
    gap: ${space(5)};
  }
`

const Name = styled.dt`
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

const Value = styled.dd`
  font-family: ${fonts.display};
  font-size: 1.75rem;
  line-height: 1.2;
  font-feature-settings: 'lnum';
  text-wrap: balance;
`

/** A product's figures as a ruled list. */
export function SpecSheet({ rows }: { rows: readonly Specification[] }) {
  return (
    <List>
      {rows.map(({ label, value }) => (
        <Row key={label}>
          <Name>{label}</Name>
          <Value>{value}</Value>
        </Row>
      ))}
    </List>
  )
}
