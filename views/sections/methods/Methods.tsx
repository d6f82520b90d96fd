import styled from '@emotion/styled'
import { Container } from '../../components/Container'
import { Folded } from '../../components/Folded'
import { space } from '../../theme/tokens'
import { MethodsTable } from './MethodsTable'
import type { it } from './text.it'

const Foot = styled(Container)`
  padding-top: ${space(7)};
`

/** The comparison at the foot of a page that is long without it. */
export function Methods({ text }: { text: typeof it }) {
  return (
    <Foot>
      <Folded heading={text.heading}>
        <MethodsTable text={text} />
      </Folded>
    </Foot>
  )
}
