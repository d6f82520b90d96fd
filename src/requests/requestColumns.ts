import { fromSqlTime, toSqlTime } from '../database/time'
import { isCategory } from '../shared/categories'
import { isLanguage } from '../shared/languages'
import type { SavedItem } from '../shared/requestItems'
import type { SavedRequest } from '../shared/requests'
import type { Suspicion } from './suspicion'

/** A request as its row tells it. */
export interface StoredContact extends SavedRequest {
  suspicion: Suspicion | null
}

type Cell = string | number | null

/** How a field stands in its column. */
interface Column<T> {
  read: (cell: unknown) => T
  write: (value: T) => Cell
}

const text: Column<string> = {
  read: (cell) => (cell === null || cell === undefined ? '' : String(cell)),
  write: (value) => value,
}

/** One of some words, and null where the row holds another. */
const word = <T extends string>(is: (cell: unknown) => cell is T): Column<T | null> => ({
  read: (cell) => (is(cell) ? cell : null),
  write: (value) => value,
})

/** A list as JSON; a row from before the column was there has an empty one. */
const list = <T>(is: (item: unknown) => item is T): Column<T[]> => ({
  read(cell) {
    if (typeof cell !== 'string') return []
    const value: unknown = JSON.parse(cell)
    return Array.isArray(value) ? value.filter(is) : []
  },
  write: (value) => JSON.stringify(value),
})

const isText = (value: unknown): value is string => typeof value === 'string'

const isSuspicion = (value: unknown): value is Suspicion =>
  value === 'honeypot' || value === 'speed' || value === 'flood'

function isItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const { product, quantity, known } = value as Partial<Record<keyof SavedItem, unknown>>
  return isText(product) && typeof quantity === 'number' && typeof known === 'boolean'
}

/** Every column that holds something of a request: what is saved, and what is read again. */
const columns: { readonly [F in keyof StoredContact]: Column<StoredContact[F]> } = {
  id: text,
  createdAt: {
    read: (cell) => fromSqlTime(String(cell)).toISOString(),
    write: (value) => toSqlTime(new Date(value)),
  },
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  requestType: text,
  message: text,
  language: word(isLanguage),
  page: word(isText),
  line: word(isCategory),
  products: list(isText),
  items: list(isItem),
  company: text,
  vatNumber: text,
  elapsedMs: { read: (cell) => (typeof cell === 'number' ? cell : null), write: (value) => value },
  suspicion: word(isSuspicion),
}

type Field = keyof StoredContact

const fields = Object.keys(columns) as Field[]

export const contactColumns: readonly string[] = fields

/** A row as a request. */
export function toContact(row: Readonly<Record<string, unknown>>): StoredContact {
  const read = fields.map((field) => [field, columns[field].read(row[field])])
  // Whole, as `columns` has every field with its type.
  return Object.fromEntries(read) as StoredContact
}

/** A request as a row. */
export function toRow(contact: StoredContact): Record<string, Cell> {
  const cellOf = <F extends Field>(field: F): Cell => columns[field].write(contact[field])
  return Object.fromEntries(fields.map((field) => [field, cellOf(field)]))
}
