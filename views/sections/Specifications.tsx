import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { Container } from '../components/Container'
import { Section } from '../components/Section'
import { SpecSheet } from '../components/SpecSheet'
import { Subheading } from '../components/typography'
import { Words } from '../components/Words'
import type { Specification } from '../text/LinePageText'
import { colours, measure, sizes, space } from '../theme/tokens'

const SpecificationsHeading = styled(Subheading)`
  margin-bottom: ${space(4)};
  [data-tone='espresso'] & {
    color: ${colours.gold};
  }
`

const Delivery = styled.p`
  max-width: ${measure};
  margin-top: ${space(2)};
  font-size: ${sizes.small};
`

export function Specifications({
  id = 'specifications',
  heading,
  delivery,
  rows,
  ...section
}: Pick<ComponentProps<typeof Section>, 'tone'> & {
  id?: string
  heading: string
  delivery?: string
  rows: readonly Specification[]
}) {
  return (
    <Section {...section} space="near" aria-labelledby={id}>
      <Container>
        <SpecificationsHeading as="h2" id={id}>
          {heading}
        </SpecificationsHeading>
        <SpecSheet rows={rows} />
        {delivery && (
          <Delivery>
            <Words>{delivery}</Words>
          </Delivery>
        )}
      </Container>
    </Section>
  )
}
