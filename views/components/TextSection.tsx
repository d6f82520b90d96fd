import type { ReactNode } from 'react'
import { Columns, Container } from '../layout/Container'
import { Section } from './Section'
import { Heading } from './typography'

/** A section with its heading in a column beside its content. */
export function TextSection({
  id,
  heading,
  tone = 'paper',
  children,
}: {
  id: string
  heading: string
  tone?: 'paper' | 'sand' | 'espresso'
  children: ReactNode
}) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Container>
        <Columns>
          <Heading id={id}>{heading}</Heading>
          <div>{children}</div>
        </Columns>
      </Container>
    </Section>
  )
}
