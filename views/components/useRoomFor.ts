import { type RefObject, useEffect } from 'react'
import { focusRoom } from '../theme/tokens'

/** The elements at the foot of the window, one above the other. */
const atFoot = new Set<HTMLElement>()

/**
 * Makes room for the element at the foot of the window: the focused element scrolls clear of it,
 * and so does the footer's last line. The two styles are set directly: a custom property on the
 * root makes the browser compute the style of every element again.
 */
function makeRoom(): void {
  const height = [...atFoot].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
  const { style } = document.documentElement
  style.scrollPaddingBlockEnd = height > 0 ? `calc(${height}px + ${focusRoom})` : ''
  const footer = document.querySelector('footer')
  if (footer) footer.style.paddingBlockEnd = height > 0 ? `${height}px` : ''
  if (height === 0) return
  // An element may just have come over the one with the focus.
  const focused = document.querySelector('main :focus-visible, footer :focus-visible')
  focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Keeps room for an element at the foot of the window. */
export function useRoomFor(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(makeRoom)
    atFoot.add(element)
    observer.observe(element)
    return () => {
      observer.disconnect()
      atFoot.delete(element)
      makeRoom()
    }
  }, [ref])
}
