import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { Container } from '../components/Container'
import { Section } from '../components/Section'
import { SpecName, SpecValue } from '../components/SpecSheet'
import { Subheading } from '../components/typography'
import type { CategoryPageText, Specification } from '../text/CategoryPageText'
import { above, colours, gutter, space } from '../theme/tokens'

const Top = styled(Subheading)`
  margin-bottom: ${space(4)};
  [data-tone='espresso'] & {
    color: ${colours.gold};
  }
`

/** Two cells in a row on a phone; on a wide screen one row of up to six, or two. */
const Cells = styled('dl', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>`
  display: grid;
  column-gap: ${gutter};
  @media (min-width: 22rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:last-of-type:nth-of-type(odd) {
      grid-column: span 2;
    }
  }
  > div {
    padding-block: ${space(2)} ${space(3)};
    border-top: 1px solid ${colours.hairline};
  }
  [data-tone='espresso'] & > div {
    border-color: ${colours.hairlineDark};
  }
  [data-tone='espresso'] & dt {
    color: ${colours.gold};
  }
  ${above.laptop} {
    grid-template-columns: repeat(${({ count }) => (count > 6 ? Math.ceil(count / 2) : count)}, minmax(0, 1fr));
    > div:last-of-type:nth-of-type(odd) {
      grid-column: auto;
    }
  }
`

/** Figures, of a line or of the shop, each below its label. */
export function Specifications({
  id = 'specifications',
  heading,
  rows,
  tone = 'paper',
}: Omit<CategoryPageText['specifications'], 'rows'> & {
  id?: string
  rows: readonly Specification[]
} & Pick<ComponentProps<typeof Section>, 'tone'>) {
  return (
    <Section tone={tone} space="near" aria-labelledby={id}>
      <Container>
        <Top as="h2" id={id}>
          {heading}
        </Top>
        <Cells count={rows.length}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <SpecName>{label}</SpecName>
              <SpecValue>{value}</SpecValue>
            </div>
          ))}
        </Cells>
      </Container>
    </Section>
  )
}
