import styled from '@emotion/styled'
import type { Specification } from '../text/CategoryPageText'
import { above, colours, fonts, sizes, space } from '../theme/tokens'
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
  font-size: ${sizes.small};
`

const Value = styled.dd`
  line-height: 1.4;
  text-wrap: balance;
  &[data-figure] {
    font-family: ${fonts.display};
    font-size: 1.75rem;
    line-height: 1.2;
    font-feature-settings: 'lnum';
  }
`

/** The display face is for figures; what takes a sentence has the text's own. */
export function SpecValue({ children }: { children: string }) {
  return (
    <Value data-figure={/^\d.{0,11}$/.test(children) || undefined}>
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
