import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { space } from '../theme/tokens'
import { Container } from './Container'
import { Points } from './Points'
import { Section } from './Section'
import { Heading } from './typography'

const Top = styled(Heading)`
  margin-bottom: ${space(6)};
`

/** A section whose points stand beside one another over the page's whole width. */
export function AcrossSection({
  id,
  heading,
  tone = 'paper',
  space: distance = 'part',
  ...points
}: Pick<ComponentProps<typeof Section>, 'tone' | 'space'> &
  ComponentProps<typeof Points> & { id: string; heading: string }) {
  return (
    <Section tone={tone} space={distance} aria-labelledby={id}>
      <Container>
        <Top id={id}>{heading}</Top>
        <Points {...points} across />
      </Container>
    </Section>
  )
}
