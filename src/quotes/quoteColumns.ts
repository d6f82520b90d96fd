import { fromSqlTime, toSqlTime } from '../database/time'
import { isCategory } from '../shared/categories'
import { isLanguage } from '../shared/languages'
import type { SavedItem } from '../shared/quoteItems'
import type { SavedQuote } from '../shared/quotes'
import { type Suspicion, suspicions } from './suspicion'

/** A request as its row tells it. */
export interface StoredQuote extends SavedQuote {
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

/** A list as JSON. */
const list = <T>(is: (item: unknown) => item is T): Column<T[]> => ({
  read(cell) {
    const value: unknown = JSON.parse(String(cell))
    return Array.isArray(value) ? value.filter(is) : []
  },
  write: (value) => JSON.stringify(value),
})

const isText = (value: unknown): value is string => typeof value === 'string'

const isSuspicion = (value: unknown): value is Suspicion =>
  suspicions.some((suspicion) => suspicion === value)

function isItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const { product, quantity, known } = value as Partial<Record<keyof SavedItem, unknown>>
  return isText(product) && typeof quantity === 'number' && typeof known === 'boolean'
}

/** Every column that holds something of a request: what is saved, and what is read again. */
const columns: { readonly [F in keyof StoredQuote]: Column<StoredQuote[F]> } = {
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

type Field = keyof StoredQuote

const fields = Object.keys(columns) as Field[]

export const quoteColumns: readonly string[] = fields

/** A row as a request. */
export function toQuote(row: Readonly<Record<string, unknown>>): StoredQuote {
  const read = fields.map((field) => [field, columns[field].read(row[field])])
  // Whole, as `columns` has every field with its type.
  return Object.fromEntries(read) as StoredQuote
}

/** A request as a row. */
export function toRow(quote: StoredQuote): Record<string, Cell> {
  const cellOf = <F extends Field>(field: F): Cell => columns[field].write(quote[field])
  return Object.fromEntries(fields.map((field) => [field, cellOf(field)]))
}
