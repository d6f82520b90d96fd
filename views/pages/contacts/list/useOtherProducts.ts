import { useState } from 'react'
import type { ListedProduct } from '../../../../src/shared/products'
import { useQuoteList } from '../../../quote/QuoteListProvider'
import type { ListedItem } from '../../../quote/quoteList'

/**
 * The products below the list: those offered that are not on it, and those taken off it.
 * @returns `isUnfolded`: whether they are in sight; `takeOff`: takes an item off the list;
 * `onAdd`: to be called once one of them is on the list, which puts it back as it was
 */
export function useOtherProducts(offered: readonly ListedProduct[]) {
  const { isRead, items, remove, setQuantity } = useQuoteList()
  // The choices stay in sight when the first product is added, and when the list has been read.
  const [isUnfolded, setUnfolded] = useState(!isRead || items.length === 0)
  const [removed, setRemoved] = useState<readonly ListedItem[]>([])
  // The same function each time, so that no other row renders again.
  const [takeOff] = useState(() => (item: ListedItem) => {
    setRemoved((others) => [...others, item])
    setUnfolded(true)
    remove(item.name)
  })
  const before = removed.map((item) => ({ ...item, category: item.line }))
  const others = [
    ...new Map([...offered, ...before].map((product) => [product.name, product])).values(),
  ].filter(({ name }) => items.every((item) => item.name !== name))
  const onAdd = (product: (typeof others)[number]) => {
    setUnfolded(true)
    if ('quantity' in product) setQuantity(product.name, product.quantity)
  }
  return { others, isUnfolded, takeOff, onAdd }
}
