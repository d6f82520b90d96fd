import styled from '@emotion/styled'
import * as Radix from '@radix-ui/react-tooltip'
import { useEffect, useState } from 'react'
import { colours, sizes, space } from '../../theme/tokens'

const delayMs = 700

/** Milliseconds after a tip has closed in which the next one opens at once. */
const skipMs = 300

/** When the last tip was closed, by `performance.now`. Only browsers load this: a page has one. */
const clock = { closedAt: Number.NEGATIVE_INFINITY }

/** Covers the control, so that the tip points at it. The pointer goes through it. */
const Anchor = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`

/**
 * Touches the control, so that the pointer can move onto the tip (WCAG 1.4.13). React's events
 * treat the portal as a child of the control's element.
 */
const Reach = styled(Radix.Content)`
  z-index: 5;
  padding: ${space(2)};
`

const Bubble = styled.div`
  padding: ${space(1)} ${space(3)};
  background: ${colours.ink};
  color: ${colours.paper};
  font-size: ${sizes.caption};
`

/** A tip that opens while it is wanted, after the delay. */
export function TipLayer({
  label,
  wanted,
  onDismiss,
}: {
  label: string
  wanted: boolean
  onDismiss: () => void
}) {
  const [open, setOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!wanted) return
    const isNext = performance.now() - clock.closedAt < skipMs
    const timer = setTimeout(() => setOpen(true), isNext ? 0 : delayMs)
    return () => {
      clearTimeout(timer)
      setOpen((wasOpen) => {
        if (wasOpen) clock.closedAt = performance.now()
        return false
      })
    }
  }, [wanted])
  return (
    <Radix.Provider>
      <Radix.Root
        open={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) onDismiss()
        }}
      >
        <Radix.Trigger asChild>
          <Anchor ref={setAnchor} />
        </Radix.Trigger>
        {/* Over an open dialog only the dialog's own content shows. */}
        <Radix.Portal container={anchor?.closest('dialog') ?? null}>
          <Reach aria-hidden="true">
            <Bubble>{label}</Bubble>
          </Reach>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
