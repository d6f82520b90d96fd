import { type Category, isCategory } from '../../src/shared/categories'
import type { Language } from '../../src/shared/languages'
import { itemLimits, nameLimits, quantityIn } from '../../src/shared/quoteItems'
import { readStoredJson, writeStored } from '../storage'

/** A product that the visitor asks for, under both its names, so that the list changes language too. */
export interface ListedItem {
  name: string
  nameEn: string
  line: Category
  /** As it was typed: anything but a quantity stays until it is corrected. */
  quantity: string
}

/** The same in storage, where a quantity is a number, as releases before this one read it. */
type StoredItem = Omit<ListedItem, 'quantity'> & { quantity: number | string }

export type ListedName = Pick<ListedItem, 'name' | 'nameEn' | 'line'>

const listKey = 'request-list'

/** Where the list that was sent last stays, to be asked for again. */
export const lastListKey = 'last-request'

export function itemName(
  { name, nameEn }: Pick<ListedItem, 'name' | 'nameEn'>,
  language: Language,
) {
  return language === 'en' ? nameEn : name
}

function isTyped(value: unknown): value is number | string {
  if (typeof value === 'string') return value.length <= itemLimits.typed
  return quantityIn(String(value)) !== undefined
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= nameLimits.productName
}

function isItem(value: unknown): value is StoredItem {
  if (typeof value !== 'object' || value === null) return false
  const { name, nameEn, line, quantity } = value as Record<string, unknown>
  return isName(name) && isName(nameEn) && isCategory(line) && isTyped(quantity)
}

/** The items in storage; undefined where storage is closed. Anything but an item is left out. */
export function readList(key = listKey): ListedItem[] | undefined {
  const stored = readStoredJson('localStorage', key)
  if (stored === undefined) return undefined
  const items = Array.isArray(stored) ? stored.filter(isItem) : []
  const isFirst = ({ name }: StoredItem, index: number) =>
    items.findIndex((other) => other.name === name) === index
  return items
    .filter(isFirst)
    .slice(0, itemLimits.items)
    .map((item) => ({ ...item, quantity: String(item.quantity) }))
}

const toStored = (item: ListedItem): StoredItem => ({
  ...item,
  quantity: quantityIn(item.quantity) ?? item.quantity,
})

export function writeList(items: readonly ListedItem[], key = listKey): void {
  const stored = items.length === 0 ? null : JSON.stringify(items.map(toStored))
  writeStored('localStorage', key, stored)
}

/** Whether a storage event is about the list; its key is null where storage was cleared. */
export function isAboutList({ key }: StorageEvent): boolean {
  return key === listKey || key === null
}

/** The line that all items are of, where they are of one. */
export function lineOfItems([first, ...others]: readonly ListedItem[]): Category | undefined {
  return others.every(({ line }) => line === first?.line) ? first?.line : undefined
}
