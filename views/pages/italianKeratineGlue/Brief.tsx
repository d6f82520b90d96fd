import styled from '@emotion/styled'
import { Container } from '../../components/Container'
import { Section } from '../../components/Section'
import { SpecColumns } from '../../components/SpecColumns'
import { SpecSheet } from '../../components/SpecSheet'
import { Subheading } from '../../components/typography'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { colours } from '../../theme/tokens'

const Sheet = styled(SpecColumns)`
  dt {
    color: ${colours.gold};
  }
  dl,
  dl > div {
    border-color: ${colours.hairlineDark};
  }
`

const Top = styled(Subheading)`
  color: ${colours.gold};
`

/** The glue's other figures, at the foot of the dark band that its page opens with. */
export function Brief({ heading, rows }: CategoryPageText['specifications']) {
  return (
    <Section tone="espresso" space="near" aria-labelledby="specifications">
      <Container>
        <Top as="h2" id="specifications">
          {heading}
        </Top>
        <Sheet count={rows.length}>
          <SpecSheet rows={rows} />
        </Sheet>
      </Container>
    </Section>
  )
}
