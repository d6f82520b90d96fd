import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { Container } from '../components/Container'
import { Section } from '../components/Section'
import { SpecSheet } from '../components/SpecSheet'
import { Subheading } from '../components/typography'
import type { Specification } from '../text/LinePageText'
import { colours, space } from '../theme/tokens'

const SpecificationsHeading = styled(Subheading)`
  margin-bottom: ${space(4)};
  [data-tone='espresso'] & {
    color: ${colours.gold};
  }
`

export function Specifications({
  id = 'specifications',
  heading,
  rows,
  ...section
}: Pick<ComponentProps<typeof Section>, 'tone'> & {
  id?: string
  heading: string
  rows: readonly Specification[]
}) {
  return (
    <Section {...section} space="near" aria-labelledby={id}>
      <Container>
        <SpecificationsHeading as="h2" id={id}>
          {heading}
        </SpecificationsHeading>
        <SpecSheet rows={rows} />
      </Container>
    </Section>
  )
}
