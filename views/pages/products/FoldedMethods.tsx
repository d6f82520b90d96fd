import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Container } from '../../components/Container'
import { Folded } from '../../components/Folded'
import { MethodsTable } from '../../sections/methods/MethodsTable'
import type { it } from '../../sections/methods/text.it'
import { space } from '../../theme/tokens'

const Foot = styled(Container)`
  padding-top: ${space(5)};
`

const id = 'methods'

/** The comparison of methods. It is folded, because the page is long without it; links to it unfold it. */
export function FoldedMethods({ text }: { text: typeof it }) {
  const { hash, key } = useLocation()
  const place = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again opens it again
  useEffect(() => {
    if (place.current && hash === `#${id}`) place.current.open = true
  }, [hash, key])
  return (
    <Foot>
      <Folded id={id} ref={place} heading={text.heading}>
        <MethodsTable text={text} />
      </Folded>
    </Foot>
  )
}
