import { type RefObject, useEffect } from 'react'
import { focusRoom } from '../theme/tokens'

/**
 * Makes room for the banner: the page scrolls what has the focus clear of it, and the footer's last
 * line above it. Both are told directly: a custom property on the root, registered or not, has the
 * browser compute the style of every element again.
 */
export function useRoomFor(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current
    const footer = document.querySelector('footer')
    if (!element || !footer) return undefined
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`
      root.style.scrollPaddingBlockEnd = `calc(${height} + ${focusRoom})`
      footer.style.paddingBlockEnd = height
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.scrollPaddingBlockEnd = ''
      footer.style.paddingBlockEnd = ''
    }
  }, [banner])
}
