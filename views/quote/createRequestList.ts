import { itemLimits } from '../../src/shared/quoteItems'
import { isAboutList, type ListedItem, type ListedName, readList, writeList } from './requestList'

export type RequestList = ReturnType<typeof createRequestList>

/**
 * The products to ask for, the same in every tab. A store rather than a context's value: what the
 * browser has kept reaches each part of a page by itself, and the page need not be hydrated at once
 * for it.
 */
export function createRequestList() {
  let known: readonly ListedItem[] | undefined
  const watchers = new Set<() => void>()
  const show = (next: readonly ListedItem[]) => {
    known = next
    for (const watcher of watchers) watcher()
  }
  const change = (next: readonly ListedItem[]) => {
    show(next)
    writeList(next)
  }
  /** What the list is now; storage is read when it is first looked at. */
  const items = (): readonly ListedItem[] => {
    known ??= readList() ?? []
    return known
  }
  const onStorage = (event: StorageEvent) => {
    if (isAboutList(event)) show(readList() ?? items())
  }
  return {
    items,
    /** @returns what ends it */
    watch: (watcher: () => void) => {
      // Added once, however many watch.
      window.addEventListener('storage', onStorage)
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    /** @returns false where the list is full */
    add: ({ name, nameEn, line }: ListedName): boolean => {
      const list = items()
      if (list.some((item) => item.name === name)) return true
      if (list.length >= itemLimits.items) return false
      change([...list, { name, nameEn, line, quantity: '1' }])
      return true
    },
    remove: (name: string) => change(items().filter((item) => item.name !== name)),
    setQuantity: (name: string, quantity: string) =>
      change(items().map((item) => (item.name === name ? { ...item, quantity } : item))),
    clear: () => change([]),
  }
}
