import type { Page } from '@playwright/test'

/** Milliseconds for what floats to step aside: it waits until the page stands still, and fades. */
const patienceMs = 30_000

/**
 * Focuses all that Tab reaches, in turn, there and back.
 * @returns what is not to be seen while it has the focus: the middle of its height, or all of it
 * where it is higher than half of the window, is outside the window, or below what floats over the
 * page
 */
export async function coveredFocus(page: Page): Promise<string[]> {
  // What a script gives the focus to shows it only where the last input was a key.
  await page.keyboard.press('Tab')
  return page.evaluate(async (patience) => {
    const steps = [0.1, 0.5, 0.9]
    const floating = (element: Element | null): Element | null =>
      element && !/fixed|sticky/.test(getComputedStyle(element).position)
        ? floating(element.parentElement)
        : element
    const isSeen = (element: Element) =>
      [...element.getClientRects()].some(({ left, top, width, height }) =>
        steps.some((x) =>
          (height > innerHeight / 2 ? steps : [0.5]).some((y) => {
            const found = document.elementFromPoint(left + x * width, top + y * height)
            return found !== null && (floating(found)?.contains(element) ?? true)
          }),
        ),
      )
    // Where a card's words are hidden its link has no width, and covers the card.
    const shownBy = (element: Element) =>
      (element.getBoundingClientRect().width === 0 && element.closest('li')) || element
    const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'
    // The ends of a toast's list, which are hidden, hand the focus on.
    const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.hasAttribute('aria-hidden') &&
        one.checkVisibility({ visibilityProperty: true }),
    )
    const covered = new Set<string>()
    for (const stop of [...stops, ...stops.reverse()]) {
      stop.focus()
      if (document.activeElement !== stop) continue
      const shown = shownBy(stop)
      const end = performance.now() + patience
      while (!isSeen(shown) && performance.now() < end) await new Promise(requestAnimationFrame)
      const name = stop.getAttribute('aria-label') ?? stop.textContent ?? ''
      if (!isSeen(shown)) covered.add(`${stop.localName} ${name.trim()}`)
    }
    return [...covered]
  }, patienceMs)
}
