import styled from '@emotion/styled'
import type { Specification } from '../text/LinePageText'
import { colours, gutter, sizes, space } from '../theme/tokens'
import { Words } from './Words'

/** As many cells in a row as there is room for: two on a phone, six on a wide screen. */
const Cells = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  column-gap: ${gutter};
`

const Cell = styled.div`
  padding-block: ${space(2)} ${space(3)};
  border-top: 1px solid ${colours.hairline};
  line-height: 1.4;
  [data-tone='espresso'] & {
    border-color: ${colours.hairlineDark};
  }
`

const Name = styled.dt`
  color: ${colours.inkSoft};
  font-size: ${sizes.caption};
  [data-tone='espresso'] & {
    color: ${colours.gold};
  }
`

const Value = styled.dd`
  font-size: ${sizes.small};
  font-weight: 500;
`

/** Figures, of a line or of the shop, each below its label. */
export function SpecSheet({ rows }: { rows: readonly Specification[] }) {
  return (
    <Cells>
      {rows.map(({ label, value }) => (
        <Cell key={label}>
          <Name>{label}</Name>
          <Value>
            <Words>{value}</Words>
          </Value>
        </Cell>
      ))}
    </Cells>
  )
}
