import { type RefObject, useEffect } from 'react'
import { focusRoom } from '../theme/tokens'

/** What lies at the foot of the window; one of them is to be seen at a time. */
const lying = new Set<HTMLElement>()

/**
 * Makes room for what lies at the foot of the window: the page scrolls what has the focus clear of it,
 * and the footer's last line above it. Both are told directly: a custom property on the root,
 * registered or not, has the browser compute the style of every element again.
 */
function makeRoom(): void {
  const height = Math.max(0, ...[...lying].map(({ offsetHeight }) => offsetHeight))
  const { style } = document.documentElement
  style.scrollPaddingBlockEnd = height > 0 ? `calc(${height}px + ${focusRoom})` : ''
  const footer = document.querySelector('footer')
  if (footer) footer.style.paddingBlockEnd = height > 0 ? `${height}px` : ''
}

/** Keeps room for an element at the foot of the window. */
export function useRoomFor(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(makeRoom)
    lying.add(element)
    observer.observe(element)
    return () => {
      observer.disconnect()
      lying.delete(element)
      makeRoom()
    }
  }, [ref])
}
