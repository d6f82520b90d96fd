import { type PointerEvent, useRef } from 'react'

/** Pixels that a finger must travel sideways to turn the page. */
const least = 50

/**
 * The handlers of an element that a finger turns sideways.
 * @param turn called with 1 for the next, -1 for the one before
 */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const touchedAt = useRef<number | null>(null)
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      // A second finger zooms, and in a zoomed page a finger scrolls.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1
      const isFirst = touchedAt.current === null
      touchedAt.current = isFirst && !isZoomed ? clientX : null
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const travelled = touchedAt.current === null ? 0 : clientX - touchedAt.current
      touchedAt.current = null
      if (Math.abs(travelled) >= least) turn(travelled > 0 ? -1 : 1)
    },
    onPointerCancel: () => {
      touchedAt.current = null
    },
  }
}
