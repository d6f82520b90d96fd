import { type RefObject, useEffect } from 'react'
import { fromLaptop } from '../theme/tokens'

/**
 * While the menu is open, nothing but the header takes focus or clicks. Its first link has the
 * focus at once, and Tab goes round: from the button before it, which closes it, through its links.
 */
export function useMenuFocus(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = menu.current
    const header = sheet?.closest('header')
    if (!sheet || !header) return undefined
    const setInert = (isInert: boolean) => {
      for (const one of header.parentElement?.children ?? []) {
        one.toggleAttribute('inert', isInert && one !== header)
      }
    }
    // In a reader's large type the header takes two rows.
    const onBeforeToggle = () => {
      sheet.style.top = `${header.getBoundingClientRect().bottom}px`
    }
    const onToggle = (event: Event) => {
      const isOpen = (event as ToggleEvent).newState === 'open'
      setInert(isOpen)
      if (isOpen) sheet.querySelector('a')?.focus()
    }
    // On a wide screen the menu is part of the row, and nothing closes it.
    const wide = window.matchMedia(fromLaptop)
    const onWide = () => {
      if (wide.matches && sheet.matches(':popover-open')) sheet.hidePopover()
    }
    const onTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !sheet.matches(':popover-open')) return
      const links = [...sheet.querySelectorAll('a')].filter((link) => link.checkVisibility())
      const stops = [sheet.previousElementSibling, ...links] as HTMLElement[]
      const at = stops.indexOf(document.activeElement as HTMLElement)
      const next = at + (event.shiftKey ? -1 : 1)
      event.preventDefault()
      stops.at(at === -1 ? 1 : next % stops.length)?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', onTab, { signal })
    sheet.addEventListener('beforetoggle', onBeforeToggle, { signal })
    sheet.addEventListener('toggle', onToggle, { signal })
    wide.addEventListener('change', onWide, { signal })
    return () => {
      listening.abort()
      setInert(false)
    }
  }, [menu])
}
