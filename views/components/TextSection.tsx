import type { ComponentProps, ReactNode } from 'react'
import { Columns, Container } from './Container'
import { Section } from './Section'
import { Heading } from './typography'

/** A section with its heading in a column beside its content. */
export function TextSection({
  id,
  heading,
  children,
  ...props
}: Pick<ComponentProps<typeof Section>, 'tone' | 'space'> & {
  id: string
  heading: string
  children: ReactNode
}) {
  return (
    <Section {...props} aria-labelledby={id}>
      <Container>
        <Columns>
          <Heading id={id}>{heading}</Heading>
          <div>{children}</div>
        </Columns>
      </Container>
    </Section>
  )
}
