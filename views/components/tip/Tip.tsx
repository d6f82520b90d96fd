import styled from '@emotion/styled'
import { type ReactElement, useState } from 'react'
import { Later, useLoaded } from '../../Later'

const laterLayer = new Later(() => import('./TipLayer'))

const Watched = styled.span`
  position: relative;
  display: inline-flex;
`

/**
 * Says in a tooltip what a control that shows only an icon is for. The control carries the same
 * words as its accessible name, so the tip is for the eyes. Its code comes when the control is
 * first pointed at or focused, and never takes the control's place, so that no focus is lost.
 */
export function Tip({ label, children }: { label: string; children: ReactElement }) {
  const [wanted, setWanted] = useState(false)
  const layer = useLoaded(laterLayer, wanted)
  return (
    <Watched
      onPointerEnter={() => setWanted(true)}
      onPointerLeave={() => setWanted(false)}
      onFocus={({ target }) => setWanted(target.matches(':focus-visible'))}
      onBlur={() => setWanted(false)}
      onPointerDown={() => setWanted(false)}
    >
      {children}
      {layer && <layer.TipLayer label={label} wanted={wanted} onDismiss={() => setWanted(false)} />}
    </Watched>
  )
}
