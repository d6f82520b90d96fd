import { byteOrderMark, csvRows, escapeCell, unescapeCell } from '../core/csv'
import { firstOfEach } from '../core/firstOfEach'
import { pictureNameIn } from '../shared/pictures'
import type { Product } from '../shared/products'
import type { ImportedRow } from './planImport'
import {
  type ImportedProduct,
  importedProduct,
  productColumns,
  requiredColumns,
} from './productSchemas'
import { readTable, type TableRow, wrongFile } from './readTable'

/** The most products in one file, which one transaction writes. */
export const maxProducts = 10_000

/** A cell's value. An empty cell of an optional column is null. */
function readCell(column: string, cell: string): string | null {
  if (!requiredColumns.includes(column) && cell.trim() === '') return null
  const text = unescapeCell(cell)
  return column === 'weightG' ? text.replace(',', '.') : text
}

/** A part of a file's text, made safe to print on a terminal. */
const quotable = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 60)

/** @throws {OperatorError} unless the first line names each column once, and no other */
function columnsOf({ line, cells }: TableRow): string[] {
  const columns = cells.map((cell) => cell.trim())
  const known: readonly string[] = productColumns
  const findings = {
    'columns missing': requiredColumns.filter((column) => !columns.includes(column)),
    'columns not known': columns.filter((column) => column !== '' && !known.includes(column)),
    'columns twice': columns.filter((column, at) => column && columns.indexOf(column) < at),
  }
  const problems = Object.entries(findings)
    .filter(([, found]) => found.length > 0)
    .map(([problem, found]) => `${problem}: ${found.map(quotable).join(', ')}`)
  if (problems.length > 0) throw wrongFile(`line ${line}: ${problems.join('; ')}`)
  return columns
}

/** What is wrong with the number of a line's cells. Those beyond the last name may be empty. */
function misfit(cells: readonly string[], columns: readonly string[]): string | undefined {
  const width = columns.findLastIndex((column) => column !== '') + 1
  if (cells.length < width) return `has ${cells.length} cells for ${width} columns`
  const nameless = cells.findIndex((cell, at) => cell.trim() !== '' && !columns[at])
  return nameless < 0
    ? undefined
    : `has a cell in column ${nameless + 1}, which has no name: a cell that holds the separator must be between quotation marks`
}

/**
 * One line's product, or everything that is wrong with the line.
 * @param pictures names of the site's pictures, if they are known
 */
function readLine(
  cells: readonly string[],
  columns: readonly string[],
  pictures: ReadonlySet<string> | undefined,
): ImportedProduct | string[] {
  const wrongWidth = misfit(cells, columns)
  if (wrongWidth !== undefined) return [wrongWidth]
  const named = columns.flatMap((column, at) =>
    column === '' ? [] : [[column, readCell(column, cells[at] ?? '')]],
  )
  const { value, error } = importedProduct.validate(Object.fromEntries(named))
  const wrong = (error?.details ?? []).map(
    ({ path, message }) => [String(path[0]), message] as const,
  )
  const problems = [...firstOfEach(wrong).values()]
  const picture = pictureNameIn(value.imageUrl ?? '')
  if (picture !== undefined && pictures?.has(picture) === false) {
    problems.push(
      `"imageUrl" names the picture ${picture}, which the site does not have: put ${picture}.jpg into DATA_DIR/pictures`,
    )
  }
  return problems.length > 0 ? problems : value
}

/**
 * The products in a CSV file: all of them, or an error.
 * @param pictures names of the site's pictures, if they are known
 * @throws {OperatorError} with the number of every wrong line and the reasons
 */
export function readProducts(bytes: Uint8Array, pictures?: ReadonlySet<string>): ImportedRow[] {
  const [head, ...rows] = readTable(bytes)
  if (!head || rows.length === 0) throw wrongFile('The file holds no product.')
  if (rows.length > maxProducts) {
    throw wrongFile(
      `The file has ${rows.length} products, and may have ${maxProducts}: import it in parts.`,
    )
  }

  const columns = columnsOf(head)
  const lines: ImportedRow[] = []
  const wrong: string[] = []
  for (const { line, cells } of rows) {
    const product = readLine(cells, columns, pictures)
    if (Array.isArray(product)) wrong.push(`line ${line}: ${product.join('; ')}`)
    else lines.push({ line, product })
  }
  if (wrong.length > 0) throw wrongFile(...wrong)
  return lines
}

const writtenCell = (value: string | number | null) =>
  typeof value === 'string' ? escapeCell(value) : String(value ?? '').replace('.', ',')

/** The products as a CSV, as `readProducts` reads it. */
export function writeProducts(products: readonly Product[]): string {
  const rows = products.map((product) =>
    productColumns.map((column) => writtenCell(product[column])),
  )
  return byteOrderMark + csvRows([productColumns, ...rows])
}
