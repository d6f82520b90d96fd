import { type RefObject, useEffect } from 'react'

/** Keeps the height to the elements that are told, or every element's style would be computed again. */
function keepToItself(): void {
  try {
    CSS.registerProperty({
      name: height,
      syntax: '<length>',
      inherits: false,
      initialValue: '0px',
    })
  } catch {
    // It is kept already, or the browser cannot.
  }
}

const height = '--banner'

/**
 * Tells the page how high the banner is, so that it scrolls what has the focus clear of it, and the
 * footer, so that its last line can be scrolled above.
 */
export function useRoomFor(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current
    if (!element) return undefined
    keepToItself()
    const told = [...document.querySelectorAll<HTMLElement>(':root, footer')]
    const observer = new ResizeObserver(() => {
      for (const { style } of told) style.setProperty(height, `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      for (const { style } of told) style.removeProperty(height)
    }
  }, [banner])
}
