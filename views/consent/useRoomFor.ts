import { type RefObject, useEffect } from 'react'

/** Tells the page how high the banner is, so that it scrolls what has the focus clear of it. */
export function useRoomFor(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--banner', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner')
    }
  }, [banner])
}
