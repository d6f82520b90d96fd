import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Scrolls to the beginning of the list when a filter is chosen far down the list, in the sticky
 * row. Back and Forward keep the browser's own restoration.
 */
export function useListInView(start: RefObject<HTMLElement | null>): void {
  const { search } = useLocation()
  const type = useNavigationType()
  const shown = useRef(search)
  useLayoutEffect(() => {
    if (shown.current === search) return
    shown.current = search
    const top = start.current?.getBoundingClientRect().top ?? 0
    if (type !== 'POP' && top < 0) start.current?.scrollIntoView({ behavior: 'instant' })
  }, [search, type, start])
}
