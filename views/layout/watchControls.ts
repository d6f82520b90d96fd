/** Milliseconds without scrolling after which the button's place is checked. */
const stillMs = 150

/** The controls that the button must not cover. A picture may have a corner covered. */
const controls =
  ':is(header, main, footer) :is(a, button, summary, input, select, textarea, label):not(:has(img))'

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

/** Events after which another control may be below the button. */
const changes = ['scroll', 'resize', 'toggle', 'focusin', 'focusout']

/**
 * Marks a floating button with `data-aside` while it covers a control.
 * @returns a function that ends the watching
 */
export function watchControls(button: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => button.toggleAttribute('data-aside', coversControl(button))
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
}
