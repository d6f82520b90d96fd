import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How long the page must stand still before what lies below is looked at. */
const stillMs = 150

/** What a visitor taps, but for pictures, of which a corner may be covered. */
const controls = ':is(main, footer) :is(a, button, summary, input, select, textarea):not(:has(img))'

const isWithin = (rect: DOMRect, { top, bottom, left, right }: DOMRect): boolean =>
  rect.top < bottom && rect.bottom > top && rect.left < right && rect.right > left

function coversControl(button: Element): boolean {
  const place = button.getBoundingClientRect()
  return [...document.querySelectorAll(controls)].some(
    (control) =>
      [...control.getClientRects()].some((rect) => isWithin(rect, place)) &&
      control.checkVisibility(),
  )
}

const isTyping = (): boolean => document.activeElement?.closest('form') != null

/** After these, something else may lie below the button. */
const changes = ['scroll', 'resize', 'toggle', 'focusin', 'focusout']

/**
 * Whether a floating button had better not be seen: while the visitor fills in a form, or where it
 * would lie over a control once the page stands still.
 */
export function useStepsAside(button: RefObject<HTMLElement | null>): boolean {
  const [isAside, setIsAside] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (button.current) setIsAside(isTyping() || coversControl(button.current))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, stillMs)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const change of changes) {
      // A fold tells of itself without bubbling.
      window.addEventListener(change, lookSoon, { passive: true, capture: true, signal })
    }
    lookSoon()
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [button, key])
  return isAside
}
