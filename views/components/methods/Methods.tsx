import styled from '@emotion/styled'
import { Container } from '../../layout/Container'
import { space } from '../../theme/tokens'
import { Section } from '../Section'
import { Heading } from '../typography'
import { MethodsTable } from './MethodsTable'
import type { it } from './text.it'

const Top = styled(Heading)`
  margin-bottom: ${space(5)};
`

/** The comparison as a section of a page. */
export function Methods({ text }: { text: typeof it }) {
  return (
    <Section aria-labelledby="methods">
      <Container>
        <Top id="methods">{text.heading}</Top>
        <MethodsTable text={text} />
      </Container>
    </Section>
  )
}
