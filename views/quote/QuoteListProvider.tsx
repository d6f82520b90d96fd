import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Category } from '../../src/shared/categories'
import { productName } from '../../src/shared/products'
import { itemLine } from '../../src/shared/quoteItems'
import { requiredContext } from '../requiredContext'
import { useLanguage } from '../text/LanguageProvider'
import { createQuoteList, type ListAction, type QuoteList } from './createQuoteList'
import { type ListedItem, lineOfItems } from './quoteList'

interface QuoteListAccess extends Omit<QuoteList, 'items' | 'watch'> {
  /** Empty on the server, and until the page runs. */
  items: readonly ListedItem[]
  /** Whether the list has been read from the browser's storage. */
  isRead: boolean
}

const noItems: readonly ListedItem[] = []

/** The server, and a page while it is hydrated, cannot know. */
const notRead = () => undefined

const [QuoteListContext, useStore] = requiredContext<QuoteList>('QuoteList')

/** Keeps the products to ask for; the server renders as if there were none. */
export function QuoteListProvider({ children }: { children: ReactNode }) {
  const [list] = useState(createQuoteList)
  return <QuoteListContext value={list}>{children}</QuoteListContext>
}

export function useQuoteList(): QuoteListAccess {
  const list = useStore()
  const items = useSyncExternalStore<typeof noItems | undefined>(list.watch, list.items, notRead)
  return { ...list, items: items ?? noItems, isRead: items !== undefined }
}

/** A value of the list or of its last action. The caller renders again only when it changes. */
function useListed<T>(find: (items: readonly ListedItem[], last?: ListAction) => T): T {
  const { watch, items, lastAction } = useStore()
  return useSyncExternalStore(
    watch,
    () => find(items(), lastAction()),
    () => find(noItems),
  )
}

export const useListedCount = (): number => useListed((items) => items.length)

/** The line of all listed products; undefined for none, and for products of several lines. */
export const useListedLine = (): Category | undefined => useListed(lineOfItems)

/** The list as a message says it, a line for each product: `2 × …`. Empty as the list is. */
export function useListedWords(): string {
  const { language } = useLanguage()
  const words = (item: ListedItem) => itemLine({ ...item, product: productName(item, language) })
  return useListed((items) => items.map(words).join('\n'))
}

/** What a button has done last, for any product. */
export const useLastAction = (): ListAction | undefined => useListed((_, last) => last)

/** One product on the list, for a row that need not render again when other products change. */
export function useListedProduct(name: string) {
  return {
    isListed: useListed((items) => items.some((item) => item.name === name)),
    /** What a button has done last, if it was for this product. */
    lastAction: useListed((_, last) => (last?.product.name === name ? last.what : undefined)),
    toggle: useStore().toggle,
  }
}
