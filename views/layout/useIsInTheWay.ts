import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Milliseconds without scrolling after which the button's place is checked. */
const stillMs = 150

/** The controls that the button must not cover. A picture may have a corner covered. */
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

/** Events after which another control may be below the button. */
const changes = ['scroll', 'resize', 'toggle', 'focusin', 'focusout']

/** Whether a floating button is in the visitor's way: it covers a control, or a form is being filled in. */
export function useIsInTheWay(button: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (button.current) setIsInTheWay(isTyping() || coversControl(button.current))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, stillMs)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const change of changes) {
      // `toggle` does not bubble: the window sees it in the capture phase only.
      window.addEventListener(change, lookSoon, { passive: true, capture: true, signal })
    }
    lookSoon()
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [button, key])
  return isInTheWay
}
