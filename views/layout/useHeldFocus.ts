import { type RefObject, useEffect } from 'react'

/** Lets Tab go round within the open menu: from the button before it, which closes it, through its links. */
export function useHeldFocus(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onTab = (event: KeyboardEvent) => {
      const sheet = menu.current
      if (event.key !== 'Tab' || !sheet?.matches(':popover-open')) return
      const links = [...sheet.querySelectorAll('a')].filter((link) => link.checkVisibility())
      const stops = [sheet.previousElementSibling, ...links] as HTMLElement[]
      const at = stops.indexOf(document.activeElement as HTMLElement)
      const next = at + (event.shiftKey ? -1 : 1)
      event.preventDefault()
      stops.at(at === -1 ? 1 : next % stops.length)?.focus()
    }
    document.addEventListener('keydown', onTab)
    return () => document.removeEventListener('keydown', onTab)
  }, [menu])
}
