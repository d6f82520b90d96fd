import styled from '@emotion/styled'
import { SpecList, SpecName, SpecRow, SpecValue } from '../../components/SpecSheet'
import { onPhone, sizes, space } from '../../theme/tokens'
import type { it } from './text.it'

const Row = styled(SpecRow)`
  @media ${onPhone} {
    grid-template-columns: minmax(6rem, 1fr) fit-content(60%);
    padding-block: ${space(2)};
  }
`

const Value = styled(SpecValue)`
  @media ${onPhone} {
    font-family: inherit;
    font-size: ${sizes.body};
  }
`

/** Delivery in figures. They are an afterthought here: on a phone each takes one line. */
export function Delivery({ rows }: Pick<(typeof it)['delivery'], 'rows'>) {
  return (
    <SpecList>
      {rows.map(({ label, value }) => (
        <Row key={label}>
          <SpecName>{label}</SpecName>
          <Value>{value}</Value>
        </Row>
      ))}
    </SpecList>
  )
}
