import { itemLimits } from '../../src/shared/quoteItems'
import { isAboutList, type ListedItem, type ListedName, readList, writeList } from './quoteList'

export type QuoteList = ReturnType<typeof createQuoteList>

/** What a button has done for a product of the list, or could not do. */
export interface ListAction {
  product: ListedName
  what: 'added' | 'removed' | 'full'
}

/**
 * The products to ask for, the same in every tab. It is a store and not a context's value, since a
 * changed context would make React hydrate the whole page at once.
 */
export function createQuoteList() {
  let current: readonly ListedItem[] | undefined
  let lastAction: ListAction | undefined
  const watchers = new Set<() => void>()
  const show = (next: readonly ListedItem[]) => {
    current = next
    for (const watcher of watchers) watcher()
  }
  const change = (next: readonly ListedItem[]) => {
    lastAction = undefined
    show(next)
    writeList(next)
  }
  /** The current list. Storage is read at the first call. */
  const items = (): readonly ListedItem[] => {
    current ??= readList() ?? []
    return current
  }
  /** @returns false where the list is full */
  const add = ({ name, nameEn, line }: ListedName): boolean => {
    const list = items()
    if (list.some((item) => item.name === name)) return true
    if (list.length >= itemLimits.items) return false
    change([...list, { name, nameEn, line, quantity: '1' }])
    return true
  }
  const remove = (name: string) => change(items().filter((item) => item.name !== name))
  const readAgain = () => show(readList() ?? items())
  const onStorage = (event: StorageEvent) => {
    if (isAboutList(event)) readAgain()
  }
  // A page that Back brings out of the browser's cache has slept through those events.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAgain()
  }
  return {
    items,
    /** @returns a function that ends the watching */
    watch: (watcher: () => void) => {
      // Added once, however many watch.
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onShow)
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    /** Until the list changes in another way. */
    lastAction: () => lastAction,
    add,
    remove,
    /** Puts a product on the list, where there is room, or takes it off. */
    toggle: (product: ListedName): ListAction['what'] => {
      const isListed = items().some(({ name }) => name === product.name)
      const what = isListed ? 'removed' : add(product) ? 'added' : 'full'
      if (isListed) remove(product.name)
      lastAction = { product, what }
      show(items())
      return what
    },
    setQuantity: (name: string, quantity: string) =>
      change(items().map((item) => (item.name === name ? { ...item, quantity } : item))),
    /** Takes the place of the whole list. */
    put: change,
  }
}
