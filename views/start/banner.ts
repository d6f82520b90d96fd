import { addSheet } from './addSheet'
import { consentKey, formPathPart } from './names'

function isAnswered(): boolean {
  try {
    return /^(accepted|rejected)$/.test(localStorage.getItem(consentKey) ?? '')
  } catch {
    return false
  }
}

const banner = '[data-cookie-banner]'

/** The server hides the banner too: it cannot know who has answered. */
const asking = `${banner} { display: grid }`

/** Not while the banner has the focus, nor where the visitor has called it. */
const givingWay = `${banner}:not([data-cookie-banner=called], :focus-within) { visibility: hidden }`

/**
 * Shows the banner to who has not answered, and takes the answer, from the first paint on.
 * @returns a function to call once the page is parsed: from then on the banner hides while the
 * page's first link to the form is behind it
 */
export function showBanner(): () => void {
  const sheet = addSheet()
  let isAsking = !isAnswered()
  const show = (isInTheWay = false) =>
    sheet.replaceSync((isAsking ? asking : '') + (isAsking && isInTheWay ? givingWay : ''))
  show()
  const answer = (given: string) => {
    try {
      localStorage.setItem(consentKey, given)
    } catch {
      // Storage is closed: the answer holds for this page.
    }
    if (document.activeElement?.closest(banner)) {
      document.querySelector('main')?.focus({ preventScroll: true })
    }
    isAsking = false
    show()
    // What an answer in another tab looks like.
    window.dispatchEvent(new StorageEvent('storage', { key: consentKey, newValue: given }))
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
      const link = document.querySelector(`main a[href*="${formPathPart}"]`)
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
