import styled from '@emotion/styled'
import { Container } from '../../components/Container'
import { Section } from '../../components/Section'
import { SpecColumns } from '../../components/SpecColumns'
import { SpecSheet } from '../../components/SpecSheet'
import { Subheading } from '../../components/typography'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { above, colours } from '../../theme/tokens'

/** All in one row. */
const Dark = styled(SpecColumns)`
  h2,
  dt {
    color: ${colours.gold};
  }
  dl,
  dl > div {
    border-color: ${colours.hairlineDark};
  }
  ${above.laptop} {
    dl {
      grid-template-columns: 3fr 3fr 4fr 4fr 2fr;
    }
  }
`

/** The glue's other figures, at the foot of the dark band that its page opens with. */
export function Brief({ heading, rows }: CategoryPageText['specifications']) {
  return (
    <Section tone="espresso" space="near" aria-labelledby="specifications">
      <Container>
        <Dark>
          <Subheading as="h2" id="specifications">
            {heading}
          </Subheading>
          <SpecSheet rows={rows} />
        </Dark>
      </Container>
    </Section>
  )
}
