import { type RefObject, useEffect } from 'react'
import { fromLaptop } from '../theme/tokens'

/** While the menu is open, nothing but the header takes focus or clicks; its first link has the focus at once. */
export function useInertBackground(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = menu.current
    const header = sheet?.closest('header')
    if (!sheet || !header) return undefined
    const behind = () => [...(header.parentElement?.children ?? [])].filter((one) => one !== header)
    const setInert = (isInert: boolean) => {
      for (const one of behind()) one.toggleAttribute('inert', isInert)
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
    sheet.addEventListener('beforetoggle', onBeforeToggle)
    sheet.addEventListener('toggle', onToggle)
    wide.addEventListener('change', onWide)
    return () => {
      sheet.removeEventListener('beforetoggle', onBeforeToggle)
      sheet.removeEventListener('toggle', onToggle)
      wide.removeEventListener('change', onWide)
      setInert(false)
    }
  }, [menu])
}
