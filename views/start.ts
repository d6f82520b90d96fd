/** The key of the answer in storage. An import would cost this script a second file. */
const storageKey = 'cookie-consent'

function isAnswered(): boolean {
  try {
    return /^(accepted|rejected)$/.test(localStorage.getItem(storageKey) ?? '')
  } catch {
    return false
  }
}

/**
 * Room for the rows of the visitor's list in a form that the server has sent without any. The
 * heights of a row (`ChosenRow`) and of all around the rows are measured in Chromium:
 * `listRoom.spec.ts` fails when they change. `requestList.ts` reads the list with more care.
 */
function roomOfList(): string {
  try {
    const count = JSON.parse(localStorage.getItem('request-list') ?? '').length
    const high = (row: number) =>
      `{ [data-room]:empty { display: block; height: ${count * row + 3.95}rem } }`
    return `@media all ${high(7.6875)} @media (min-width: 40rem) ${high(4.4375)}`
  } catch {
    return ''
  }
}

const banner = '[data-cookie-banner]'

/** What the server hides, since it needs scripts (`needsScript`) or floats above the banner. */
const scripted = 'html { --unscripted: initial } [data-floats] { visibility: visible }'

/** The server hides the banner too: it cannot know who has answered. */
const asking = `${banner} { display: grid }`

/** Not while the banner has the focus, nor where the visitor has called it. */
const givingWay = `${banner}:not([data-cookie-banner=called], :focus-within) { visibility: hidden }`

/**
 * Shows the banner to who has not answered, and takes the answer, from the first paint on. A style
 * sheet of the script's own changes no markup: React later finds what the server sent.
 * @returns a function to call once the page is parsed: from then on the banner hides while the
 * page's first link to the form is behind it
 */
function showBanner(): () => void {
  const sheet = new CSSStyleSheet()
  const always = scripted + roomOfList()
  let isAsking = !isAnswered()
  const show = (isInTheWay = false) =>
    sheet.replaceSync(always + (isAsking ? asking : '') + (isAsking && isInTheWay ? givingWay : ''))
  show()
  document.adoptedStyleSheets.push(sheet)
  const answer = (given: string) => {
    try {
      localStorage.setItem(storageKey, given)
    } catch {
      // Storage is closed: the answer holds for this page.
    }
    if (document.activeElement?.closest(banner)) {
      document.querySelector('main')?.focus({ preventScroll: true })
    }
    isAsking = false
    show()
    // What an answer in another tab looks like.
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: given }))
  }
  // In the capture phase: React stops events at a part of the page that it is hydrating.
  const early = { capture: true }
  const onClick = ({ target }: MouseEvent) => {
    const given = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (given) answer(given)
  }
  const onKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && (target as Element).closest(banner)) answer('rejected')
  }
  document.addEventListener('click', onClick, early)
  document.addEventListener('keydown', onKey, early)
  return () => {
    if (!isAsking) return
    let observer: IntersectionObserver | undefined
    const watch = () => {
      observer?.disconnect()
      // Both languages' addresses of the form: importing the routes would cost a second file.
      const link = document.querySelector('main a[href*="/conta"]')
      if (!link) return show()
      const height = document.querySelector<HTMLElement>(banner)?.offsetHeight ?? 0
      observer = new IntersectionObserver(
        // A slow browser reports several changes at once, the newest last.
        (changes) => show(changes.at(-1)?.isIntersecting),
        // Of the window only the strip in which the banner lies.
        { rootMargin: `${height - window.innerHeight}px 0px 0px` },
      )
      observer.observe(link)
    }
    watch()
    // As when a phone is turned.
    window.addEventListener('resize', watch)
    // Another page comes.
    const main = document.querySelector('main')
    if (main) new MutationObserver(watch).observe(main, { childList: true })
  }
}

/**
 * Milliseconds after which slow fonts and pictures are not waited for. At 400 kbps the first
 * picture's last bytes and the first of the scripts then come one after the other: sooner, the
 * picture waits for the scripts; later, the line stands idle.
 */
const longestWaitMs = 600

/** From now on the pictures below the first screen come too; see `GlobalStyles`. */
function showLowerPictures(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('img { animation: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Loads the browser's side once the page is on the screen: until then the network and the processor
 * are left to its words, fonts and first picture. Links and forms work meanwhile. A visitor's first
 * click or key loads the browser's side at once.
 */
function start(): void {
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
      .finally(showLowerPictures)
  }
  // A frame begins, and words are on the screen; a tab in the background has no frames.
  const onPaint = () => new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  const afterPaint = () => (document.hidden ? load() : requestAnimationFrame(onPaint))
  window.addEventListener('load', afterPaint)
  for (const use of ['pointerdown', 'keydown']) window.addEventListener(use, load)
  // In the capture phase: of a row within the page too.
  window.addEventListener('scroll', showLowerPictures, { capture: true, once: true })
  setTimeout(load, longestWaitMs)
}

const giveWay = showBanner()
const onParsed = () => {
  giveWay()
  start()
}
// This script may be here before the end of the page, which hydration needs.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onParsed)
else onParsed()

export {}
