import type { FocusEvent } from 'react'

/**
 * Brings what a key has given the focus to into the middle of its row: a browser leaves as it is what a
 * few pixels are seen of. What is tapped stays under the finger.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ inline: 'center', block: 'nearest' })
  }
}
