import styled from '@emotion/styled'
import { Container } from '../../components/Container'
import { Folded } from '../../components/Folded'
import { MethodsTable } from '../../sections/methods/MethodsTable'
import type { it } from '../../sections/methods/text.it'
import { space } from '../../theme/tokens'

const Foot = styled(Container)`
  padding-top: ${space(7)};
`

/** The comparison of methods. It is folded, because the page is long without it. */
export function FoldedMethods({ text }: { text: typeof it }) {
  return (
    <Foot>
      <Folded id="methods" heading={text.heading}>
        <MethodsTable text={text} />
      </Folded>
    </Foot>
  )
}
