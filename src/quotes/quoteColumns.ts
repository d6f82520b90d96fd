import { fromSqlTime, toSqlTime } from '../database/time'
import type { SavedQuote } from '../shared/quotes'
import { type Column, choice, quoteFields, textColumn } from './quoteFields'
import { type Suspicion, suspicions } from './suspicion'

/** A request as it is read from its row. */
export interface StoredQuote extends SavedQuote {
  suspicion: Suspicion | null
}

type Columns = { readonly [F in keyof StoredQuote]: Column<StoredQuote[F]> }

type FieldColumns = Omit<Columns, 'id' | 'createdAt' | 'suspicion'>

/** Every column that is both saved and read. */
const columns: Columns = {
  id: textColumn,
  createdAt: {
    read: (cell) => fromSqlTime(String(cell)).toISOString(),
    write: (value) => toSqlTime(new Date(value)),
  },
  // The cast is safe: `quoteFields` has a column for every saved field.
  ...(Object.fromEntries(
    Object.entries(quoteFields).flatMap(([field, { column }]) => (column ? [[field, column]] : [])),
  ) as unknown as FieldColumns),
  suspicion: choice(suspicions).column,
}

type Field = keyof StoredQuote

const fields = Object.keys(columns) as Field[]

export const quoteColumns: readonly string[] = fields

export function toQuote(row: Readonly<Record<string, unknown>>): StoredQuote {
  const read = fields.map((field) => [field, columns[field].read(row[field])])
  // The cast is safe: `columns` has every field with its type.
  return Object.fromEntries(read) as StoredQuote
}

export function toRow(quote: StoredQuote): Record<string, string | number | null> {
  const cellOf = <F extends Field>(field: F) => columns[field].write(quote[field])
  return Object.fromEntries(fields.map((field) => [field, cellOf(field)]))
}
