import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { fragmentTarget } from './fragmentTarget'

/** The state of a link that changes what the page shows, but neither scroll nor focus. */
export const inPlace = { isInPlace: true }

/** Notes in the entry of the history which folds are open; those without an id are not. */
function noteOpenFolds(): void {
  const openFolds = [...document.querySelectorAll('details[open][id]')].map(({ id }) => id)
  window.history.replaceState({ ...window.history.state, openFolds }, '')
}

/** Opens the folds that were open when the entry of the history was left. */
function reopenFolds(): void {
  const { openFolds } = window.history.state ?? {}
  if (!Array.isArray(openFolds)) return
  for (const id of openFolds) {
    const fold = document.getElementById(id)
    if (fold instanceof HTMLDetailsElement) fold.open = true
  }
}

/** How far the page was scrolled at each entry of the history. */
const scrolled = new Map<unknown, number>()

const entry = () => window.history.state?.key

const noteScroll = () => scrolled.set(entry(), window.scrollY)

/** Keeps the open folds and the scroll position of the history's entries. */
function useHistoryNotes(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    // The event does not bubble.
    document.addEventListener('toggle', noteOpenFolds, true)
    document.addEventListener('scroll', noteScroll)
    return () => {
      document.removeEventListener('toggle', noteOpenFolds, true)
      document.removeEventListener('scroll', noteScroll)
    }
  }, [])
  // Before the browser restores the scroll position, which counts on their height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
  useLayoutEffect(() => {
    if (type === 'POP') reopenFolds()
    // The router has written the entry.
    else noteOpenFolds()
  }, [key, type])
}

const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })

/** A browser goes to the fragment instead of the place that was left. */
function goBackTo(hash: string): void {
  focusHeading()
  const top = scrolled.get(entry())
  if (hash && top !== undefined) {
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }))
  }
}

function goTo(target: HTMLElement | null, behavior: ScrollBehavior): void {
  if (target) {
    target.scrollIntoView({ behavior })
    target.focus({ preventScroll: true })
  } else {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }
}

/**
 * Does for a navigation within the page what a browser does when it loads one: starts at the top,
 * or at the fragment's element, and moves the focus there or to the heading, so that a screen
 * reader announces the new page. A fold that the fragment names is opened. Back and forward keep
 * the place in the page and the open folds, and a link that is `inPlace` keeps scroll and focus.
 */
export function NavigationEffects() {
  const { key, hash, pathname, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef({ key, pathname })
  useHistoryNotes()
  useEffect(() => {
    const target = fragmentTarget(hash)
    if (target instanceof HTMLDetailsElement) target.open = true
    const before = shown.current
    shown.current = { key, pathname }
    const isSamePage = before.pathname === pathname
    if (before.key === key || (isSamePage && (type === 'POP' || state?.isInPlace))) return
    if (type === 'POP') goBackTo(hash)
    else goTo(target, isSamePage ? 'auto' : 'instant')
  }, [key, hash, pathname, state, type])
  return null
}
