import { type RefObject, useEffect } from 'react'

/**
 * Scrolls a row sideways until the link that is chosen in it is in sight.
 * @param chosen what is chosen, so that another choice is looked at anew
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is found in the document
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !link) return
    // `scrollIntoView` would scroll the page as well.
    const { scrollLeft, clientWidth } = row.current
    const isSeen =
      link.offsetLeft >= scrollLeft &&
      link.offsetLeft + link.offsetWidth <= scrollLeft + clientWidth
    if (!isSeen) row.current.scrollLeft = link.offsetLeft - (clientWidth - link.offsetWidth) / 2
  }, [row, chosen])
}
