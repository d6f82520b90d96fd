import { type Category, isCategory } from '../../src/shared/categories'
import { itemLimits, nameLimits } from '../../src/shared/quoteItems'
import { listKey } from '../start/names'
import { readStoredJson, writeStored } from '../storage'

/** A product that the visitor asks for, with both names: the list changes language too. */
export interface ListedItem {
  name: string
  nameEn: string
  line: Category
  /** As it was typed: anything but a quantity stays until it is corrected. */
  quantity: string
}

export type ListedName = Pick<ListedItem, 'name' | 'nameEn' | 'line'>

/** Where the list that was sent last stays, to be asked for again. */
export const lastListKey = 'last-request'

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

const isName = (value: unknown): value is string =>
  isText(value, nameLimits.productName) && value !== ''

/** The item that a stored value is. An earlier version of the site stored quantities as numbers. */
function itemIn(value: unknown): ListedItem | undefined {
  const { name, nameEn, line, quantity: stored }: Record<string, unknown> = Object(value)
  const quantity = Number.isSafeInteger(stored) ? String(stored) : stored
  return isName(name) && isName(nameEn) && isCategory(line) && isText(quantity, itemLimits.typed)
    ? { name, nameEn, line, quantity }
    : undefined
}

/** The items in storage; undefined where storage is closed. Anything but an item is left out. */
export function readList(key = listKey): ListedItem[] | undefined {
  const stored = readStoredJson('localStorage', key)
  if (stored === undefined) return undefined
  const items = Array.isArray(stored) ? stored.flatMap((value) => itemIn(value) ?? []) : []
  const isFirst = ({ name }: ListedItem, index: number) =>
    items.findIndex((other) => other.name === name) === index
  return items.filter(isFirst).slice(0, itemLimits.items)
}

export function writeList(items: readonly ListedItem[], key = listKey): void {
  writeStored('localStorage', key, items.length === 0 ? null : JSON.stringify(items))
}

/** Whether a storage event is about the list; its key is null where storage was cleared. */
export function isAboutList({ key }: StorageEvent): boolean {
  return key === listKey || key === null
}

/** The line that all items are of, where they are of one. */
export function lineOfItems([first, ...others]: readonly ListedItem[]): Category | undefined {
  return others.every(({ line }) => line === first?.line) ? first?.line : undefined
}
