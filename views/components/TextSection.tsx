import { Columns, Container } from './Container'
import { type HeadedSection, Section } from './Section'
import { Heading } from './typography'

/** A section with its heading in a column beside its content. */
export function TextSection({ id, heading, children, ...look }: HeadedSection) {
  return (
    <Section {...look} aria-labelledby={id}>
      <Container>
        <Columns>
          <Heading id={id}>{heading}</Heading>
          <div>{children}</div>
        </Columns>
      </Container>
    </Section>
  )
}
