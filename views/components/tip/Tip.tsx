import styled from '@emotion/styled'
import { type ReactElement, useEffect, useState } from 'react'
import type { TipLayer } from './TipLayer'

type Layer = typeof TipLayer

const Watched = styled.span`
  position: relative;
  display: inline-flex;
`

/**
 * Says in a tooltip what a control that shows only an icon is for. The control carries the same
 * words as its accessible name, so the tip is for the eyes. Its code comes when the control is first
 * pointed at or focused, and never takes the control's place, so that no focus is lost.
 */
export function Tip({ label, children }: { label: string; children: ReactElement }) {
  const [Loaded, setLoaded] = useState<{ Layer: Layer }>()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!wanted || Loaded) return
    let here = true
    void import('./TipLayer').then(({ TipLayer: Layer }) => {
      if (here) setLoaded({ Layer })
    })
    return () => {
      here = false
    }
  }, [wanted, Loaded])
  return (
    <Watched
      onPointerEnter={() => setWanted(true)}
      onPointerLeave={() => setWanted(false)}
      onFocus={({ target }) => setWanted(target.matches(':focus-visible'))}
      onBlur={() => setWanted(false)}
      onPointerDown={() => setWanted(false)}
    >
      {children}
      {Loaded && <Loaded.Layer label={label} wanted={wanted} onDismiss={() => setWanted(false)} />}
    </Watched>
  )
}
