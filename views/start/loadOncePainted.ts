/**
 * Milliseconds after which slow fonts and pictures are not waited for. At 400 kbps the first
 * picture's last bytes and the first of the scripts then come one after the other: sooner, the
 * picture waits for the scripts; later, the line stands idle.
 */
const longestWaitMs = 600

/**
 * Loads the browser's side once the page is on the screen: until then the network and the processor
 * are left to its words, fonts and first picture. Links and forms work meanwhile. A visitor's first
 * click or key loads the browser's side at once.
 * @param onLoaded called when it has come, or cannot come
 */
export function loadOncePainted(onLoaded: () => void): void {
  const { entry = '', modules = '' } =
    document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}
  let hasBegun = false
  const load = () => {
    if (hasBegun) return
    hasBegun = true
    for (const href of [entry, ...modules.split(' ')].filter(Boolean)) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      document.head.append(link)
    }
    // Without the app its controls would do nothing.
    import(entry)
      .catch(() => document.documentElement.style.setProperty('--unscripted', 'hidden'))
      .finally(onLoaded)
  }
  // A frame begins, and words are on the screen; a tab in the background has no frames.
  const onPaint = () => new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  const afterPaint = () => (document.hidden ? load() : requestAnimationFrame(onPaint))
  window.addEventListener('load', afterPaint)
  for (const use of ['pointerdown', 'keydown']) window.addEventListener(use, load)
  setTimeout(load, longestWaitMs)
}
