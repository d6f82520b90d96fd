import { type RefObject, useEffect } from 'react'

/** The places that Tab goes to while the menu is open: its links, and the button that closes it. */
function stopsIn(menu: HTMLElement, button: HTMLElement | null): HTMLElement[] {
  const inMenu = [...menu.querySelectorAll<HTMLElement>('a[href]')]
  return button ? [...inMenu, button] : inMenu
}

/** Lets Tab go round within the open menu. */
export function useHeldFocus(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): void {
  useEffect(() => {
    const onTab = (event: KeyboardEvent) => {
      const sheet = menu.current
      if (event.key !== 'Tab' || !sheet?.matches(':popover-open')) return
      const stops = stopsIn(sheet, button.current)
      const at = stops.indexOf(document.activeElement as HTMLElement)
      const next = at + (event.shiftKey ? -1 : 1)
      event.preventDefault()
      stops.at(at === -1 ? 0 : next % stops.length)?.focus()
    }
    document.addEventListener('keydown', onTab)
    return () => document.removeEventListener('keydown', onTab)
  }, [menu, button])
}
