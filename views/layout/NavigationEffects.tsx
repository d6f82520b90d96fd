import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does by itself when it loads a page, for navigation without loading: starts at the
 * top, or at the fragment's element, and moves the focus to the heading, so that a screen reader
 * tells the new page. Back and forward keep the browser's own scroll restoration.
 */
export function NavigationEffects() {
  const { key, hash, pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const isSamePage = shownPath.current === pathname
    shownPath.current = pathname
    if (type === 'POP') return
    const fragment = hash === '' ? null : document.getElementById(hash.slice(1))
    if (fragment) {
      fragment.scrollIntoView()
      return
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (!isSamePage) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [key, hash, pathname, type])
  return null
}
