import type { FocusEvent } from 'react'

/**
 * Scrolls the element that a key has given the focus to into the middle of its row: a browser does
 * not scroll to an element of which a few pixels show. A tapped element stays under the finger.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ inline: 'center', block: 'nearest' })
  }
}

/** Scrolls a row to an item in it. `scrollIntoView` would scroll the page or the dialog as well. */
export function centreInRow(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2
}
