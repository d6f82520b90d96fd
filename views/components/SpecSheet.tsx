import styled from '@emotion/styled'
import type { Specification } from '../text/CategoryPageText'
import { above, colours, sizes, space } from '../theme/tokens'
import { Words } from './Words'

const SpecList = styled.dl`
  border-top: 1px solid ${colours.ink};
`

const SpecRow = styled.div`
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

export const SpecName = styled.dt`
  color: ${colours.inkSoft};
  font-size: ${sizes.label};
`

const Value = styled.dd`
  font-size: ${sizes.small};
  font-weight: 500;
  line-height: 1.4;
`

export function SpecValue({ children }: { children: string }) {
  return (
    <Value>
      <Words>{children}</Words>
    </Value>
  )
}

/** A product's figures as a ruled list. */
export function SpecSheet({ rows }: { rows: readonly Specification[] }) {
  return (
    <SpecList>
      {rows.map(({ label, value }) => (
        <SpecRow key={label}>
          <SpecName>{label}</SpecName>
          <SpecValue>{value}</SpecValue>
        </SpecRow>
      ))}
    </SpecList>
  )
}
