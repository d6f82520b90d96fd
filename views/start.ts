/** Milliseconds after which a slow picture is not waited for. */
const mostMs = 2000

/**
 * Loads the browser's side once the page is on the screen: until then the network and the processor are left
 * to its words, fonts and first picture. Links and forms work meanwhile. A visitor's first click or key loads
 * the browser's side at once.
 */
function start({ dataset: { entry = '', modules = '' } }: HTMLElement): void {
  let hasBegun = false
  const load = () => {
    if (hasBegun) return
    hasBegun = true
    for (const href of modules.split(' ').filter(Boolean)) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      document.head.append(link)
    }
    void import(entry)
  }
  // A frame begins, and is painted; a tab in the background has no frames.
  const afterPaint = () =>
    document.hidden ? load() : requestAnimationFrame(() => setTimeout(load))
  window.addEventListener('load', afterPaint)
  for (const use of ['pointerdown', 'keydown']) window.addEventListener(use, load)
  setTimeout(load, mostMs)
}

const script = document.querySelector<HTMLElement>('script[data-entry]')
if (script) start(script)

export {}
