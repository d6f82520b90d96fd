import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How long the page must stand still before what lies below is looked at. */
const stillMs = 150

/** Pixels of scrolling that are a direction, and not a finger at rest. */
const least = 4

const isWithin = (rect: DOMRect, { top, bottom, left, right }: DOMRect): boolean =>
  rect.top < bottom && rect.bottom > top && rect.left < right && rect.right > left

function hasTextWithin(element: Element, place: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((rect) => isWithin(rect, place))
  })
}

/** Whether words or a control of the page, but for a picture that opens, lie where the button floats. */
function coversContent(button: Element): boolean {
  const place = button.getBoundingClientRect()
  const thirds = [0, 1 / 3, 2 / 3, 1]
  const points = thirds.flatMap((x) => thirds.map((y) => [x, y] as const))
  const below = new Set(
    points.flatMap(([x, y]) =>
      document.elementsFromPoint(place.left + x * place.width, place.top + y * place.height),
    ),
  )
  return [...below].some(
    (element) =>
      !button.contains(element) &&
      (element.matches('form, form *, button:not(:has(img))') || hasTextWithin(element, place)),
  )
}

/** Whether the page itself offers the chat on what is to be seen of it. */
function isOfferedElsewhere(button: Element): boolean {
  const screen = new DOMRect(0, 0, window.innerWidth, window.innerHeight)
  return [...document.querySelectorAll('main a[href^="https://wa.me/"]')].some(
    (link) => !button.contains(link) && isWithin(link.getBoundingClientRect(), screen),
  )
}

const isTyping = (): boolean => document.activeElement?.closest('form') != null

/**
 * Whether a floating button had better not be seen: while the visitor reads on downwards, fills in a
 * form, has the same link in view, or would find it over words.
 */
export function useStepsAside(button: RefObject<HTMLElement | null>): boolean {
  const [isAside, setIsAside] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other words
  useEffect(() => {
    let lastY = window.scrollY
    let isDown = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const element = button.current
      if (!element) return
      setIsAside(isDown || isTyping() || isOfferedElsewhere(element) || coversContent(element))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, stillMs)
    }
    const onScroll = () => {
      const by = window.scrollY - lastY
      if (Math.abs(by) >= least) {
        lastY = window.scrollY
        isDown = by > 0
        if (isDown) setIsAside(true)
      }
      lookSoon()
    }
    lookSoon()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', lookSoon)
    document.addEventListener('focusin', lookSoon)
    document.addEventListener('focusout', lookSoon)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', lookSoon)
      document.removeEventListener('focusin', lookSoon)
      document.removeEventListener('focusout', lookSoon)
    }
  }, [button, key])
  return isAside
}
