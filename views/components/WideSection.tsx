import styled from '@emotion/styled'
import { above, space } from '../theme/tokens'
import { Container } from './Container'
import { type HeadedSection, Section } from './Section'
import { Heading } from './typography'

const SectionHeading = styled(Heading)`
  margin-bottom: ${space(5)};
  ${above.laptop} {
    margin-bottom: ${space(6)};
  }
`

/** A section with its heading above content of the page's whole width. */
export function WideSection({ id, heading, children, ...look }: HeadedSection) {
  return (
    <Section {...look} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id}>{heading}</SectionHeading>
        {children}
      </Container>
    </Section>
  )
}
