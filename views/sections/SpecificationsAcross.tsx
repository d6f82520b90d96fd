import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { Container } from '../components/Container'
import { Section } from '../components/Section'
import { SpecList, SpecName, SpecRow, SpecValue } from '../components/SpecSheet'
import { Subheading } from '../components/typography'
import type { CategoryPageText } from '../text/CategoryPageText'
import { above, colours, gutter, space } from '../theme/tokens'

const Top = styled(Subheading)`
  margin-bottom: ${space(4)};
  [data-tone='espresso'] & {
    color: ${colours.gold};
  }
`

const Columns = styled(SpecList, { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: string
}>`
  [data-tone='espresso'] & {
    border-color: ${colours.hairlineDark};
  }
  ${above.laptop} {
    display: grid;
    grid-template-columns: ${({ columns }) => columns};
    column-gap: ${gutter};
    border-top: 0;
  }
`

/** Each figure below its label. */
const Cell = styled(SpecRow)`
  [data-tone='espresso'] & {
    border-color: ${colours.hairlineDark};
  }
  ${above.laptop} {
    grid-template: auto 1fr / 1fr;
    gap: ${space(2)};
    border-top: 1px solid;
    border-bottom: 0;
  }
`

const Name = styled(SpecName)`
  [data-tone='espresso'] & {
    color: ${colours.gold};
  }
`

/** A line's figures beside one another from laptop on, below their heading. */
export function SpecificationsAcross({
  heading,
  rows,
  columns = 'repeat(3, minmax(0, 1fr))',
  tone = 'paper',
}: CategoryPageText['specifications'] &
  Pick<ComponentProps<typeof Section>, 'tone'> & { columns?: string }) {
  return (
    <Section tone={tone} space="near" aria-labelledby="specifications">
      <Container>
        <Top as="h2" id="specifications">
          {heading}
        </Top>
        <Columns columns={columns}>
          {rows.map(({ label, value }) => (
            <Cell key={label}>
              <Name>{label}</Name>
              <SpecValue>{value}</SpecValue>
            </Cell>
          ))}
        </Columns>
      </Container>
    </Section>
  )
}
