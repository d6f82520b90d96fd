import { firstOfEach } from '../core/firstOfEach'
import { pictureNamed } from '../shared/pictures/Picture'
import { decodeFile } from './decodeFile'
import { unescapeCell } from './formulas'
import type { ProductLine } from './planImport'
import {
  type ImportedProduct,
  importedProduct,
  productColumns,
  requiredColumns,
} from './productSchemas'
import { readTable, type TableRow } from './readTable'
import { wrongFile } from './wrongFile'

/** The most products in one file, which one transaction writes. */
export const maxProducts = 10_000

interface ReadProducts {
  lines: ProductLine[]
  /** A sentence about what to check after the import. */
  doubt: string | undefined
}

/** A cell's value. An empty cell of an optional column is null. */
function contentOf(column: string, cell: string): string | null {
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
  if (!known.some((column) => columns.includes(column))) {
    throw wrongFile(`line ${line} does not name the columns, which are ${known.join(', ')}`)
  }
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

/** What is wrong with the number of cells. Empty cells beyond the last named column are allowed. */
function misfit(cells: readonly string[], columns: readonly string[]): string | undefined {
  const width = columns.findLastIndex((column) => column !== '') + 1
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  if (cells.length < width) return `has ${cells.length} cells for ${width} columns`
  if (filled > width) {
    return `has ${filled} cells for ${width} columns: a cell that holds the separator must be between quotation marks`
  }
  const nameless = columns.findIndex((column, at) => column === '' && cells[at]?.trim())
  return nameless < 0 ? undefined : `has a cell under column ${nameless + 1}, which has no name`
}

/**
 * Makes a reader for the lines of one file, in their order. The reader returns the product of a line, or
 * everything that is wrong with the line.
 * @param pictures names of the site's pictures, if they are known
 */
function lineReader(
  columns: readonly string[],
  pictures: ReadonlySet<string> | undefined,
): (row: TableRow) => ImportedProduct | string[] {
  const lineOfId = new Map<string, number>()

  return ({ line, cells }) => {
    const wrongWidth = misfit(cells, columns)
    if (wrongWidth !== undefined) return [wrongWidth]
    const record = Object.fromEntries(
      columns.flatMap((column, at) =>
        column === '' ? [] : [[column, contentOf(column, cells[at] ?? '')]],
      ),
    )
    const { value, error } = importedProduct.validate(record)
    const wrong = (error?.details ?? []).map(
      ({ path, message }) => [String(path[0]), message] as const,
    )
    const problems = [...firstOfEach(wrong).values()]
    const { id, imageUrl }: Partial<ImportedProduct> = value
    const picture = pictureNamed(imageUrl ?? '')
    if (picture !== undefined && pictures?.has(picture) === false) {
      problems.push(
        `"imageUrl" names the picture ${picture}, which the site does not have: put ${picture}.jpg into DATA_DIR/pictures`,
      )
    }
    const before = id ? lineOfId.get(id) : undefined
    if (before !== undefined) problems.push(`"id" stands in line ${before} already`)
    if (id) lineOfId.set(id, line)
    return problems.length > 0 ? problems : value
  }
}

/** The words around the first letter beyond ASCII: they show whether the encoding was guessed right. */
const sampleOf = (text: string) =>
  quotable(/[^\r\n\t";]{0,30}[^\0-\x7F][^\r\n\t";]{0,20}/.exec(text)?.[0] ?? '').trim()

/**
 * The products in a CSV file: all of them, or an error.
 * @param pictures names of the site's pictures, if they are known
 * @throws {OperatorError} with the number of every wrong line and the reasons
 */
export function readProducts(bytes: Uint8Array, pictures?: ReadonlySet<string>): ReadProducts {
  const { text, guessed } = decodeFile(bytes)
  const [head, ...rows] = readTable(text)
  if (!head) throw wrongFile('The file holds no product.')
  const columns = columnsOf(head)
  if (rows.length === 0) throw wrongFile('The file holds no product.')
  if (rows.length > maxProducts) {
    throw wrongFile(
      `The file has ${rows.length} products, and may have ${maxProducts}: import it in parts.`,
    )
  }

  const read = lineReader(columns, pictures)
  const lines: ProductLine[] = []
  const wrong: string[] = []
  for (const row of rows) {
    const result = read(row)
    if (Array.isArray(result)) wrong.push(`line ${row.line}: ${result.join('; ')}`)
    else lines.push({ line: row.line, product: result })
  }
  if (wrong.length > 0) throw wrongFile(...wrong)
  const doubt = `The file is not UTF-8 and was read as Windows-1252, as Excel writes a plain CSV: are the accents right in "${sampleOf(text)}"?`
  return { lines, doubt: guessed ? doubt : undefined }
}
