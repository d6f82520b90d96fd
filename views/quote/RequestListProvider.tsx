import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { itemLimits } from '../../src/shared/requestItems'
import { useHydrated } from '../useHydrated'
import { isAboutList, type ListedItem, type ListedName, readList, writeList } from './requestList'

interface RequestListAccess {
  /** Empty on the server, and until the page runs. */
  items: readonly ListedItem[]
  /** Whether the browser has said what is in the list. */
  isKnown: boolean
  /** @returns false where the list is full */
  add: (item: ListedName) => boolean
  remove: (name: string) => void
  setQuantity: (name: string, quantity: number) => void
  clear: () => void
}

const noItems: readonly ListedItem[] = []

const RequestListContext = createContext<RequestListAccess | null>(null)

/** Keeps the products to ask for, the same in every tab; the server renders as if there were none. */
export function RequestListProvider({ children }: { children: ReactNode }) {
  const [items, setItems] = useState(noItems)
  const [isKnown, setIsKnown] = useState(false)
  // What the list is now: two changes may come before the next render.
  const current = useRef(items)
  useEffect(() => {
    const read = () => {
      current.current = readList() ?? current.current
      setItems(current.current)
    }
    read()
    setIsKnown(true)
    const onStorage = (event: StorageEvent) => {
      if (isAboutList(event)) read()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  const change = useCallback((next: readonly ListedItem[]) => {
    current.current = next
    setItems(next)
    writeList(next)
  }, [])
  const actions = useMemo(
    () => ({
      add: ({ name, nameEn, line }: ListedName) => {
        const list = current.current
        if (list.some((item) => item.name === name)) return true
        if (list.length >= itemLimits.items) return false
        change([...list, { name, nameEn, line, quantity: 1 }])
        return true
      },
      remove: (name: string) => change(current.current.filter((item) => item.name !== name)),
      setQuantity: (name: string, quantity: number) =>
        change(current.current.map((item) => (item.name === name ? { ...item, quantity } : item))),
      clear: () => change([]),
    }),
    [change],
  )
  const access = useMemo(() => ({ items, isKnown, ...actions }), [items, isKnown, actions])
  return <RequestListContext value={access}>{children}</RequestListContext>
}

/**
 * The list. Parts of a page may be hydrated after the provider has read storage: each begins with
 * what the server rendered.
 * @throws outside a RequestListProvider
 */
export function useRequestList(): RequestListAccess {
  const access = use(RequestListContext)
  const isHydrated = useHydrated()
  if (!access) throw new Error('useRequestList must be used within a RequestListProvider')
  return isHydrated ? access : { ...access, items: noItems, isKnown: false }
}
