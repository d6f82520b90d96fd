import type { ComponentProps } from 'react'
import { Container } from './Container'
import { Points } from './Points'
import { Section } from './Section'
import { TopHeading } from './typography'

/** A section whose points stand beside one another over the page's whole width. */
export function AcrossSection({
  id,
  heading,
  tone = 'paper',
  space = 'part',
  ...points
}: Pick<ComponentProps<typeof Section>, 'tone' | 'space'> &
  ComponentProps<typeof Points> & { id: string; heading: string }) {
  return (
    <Section tone={tone} space={space} aria-labelledby={id}>
      <Container>
        <TopHeading id={id}>{heading}</TopHeading>
        <Points {...points} across />
      </Container>
    </Section>
  )
}
