import { CsvError, parse } from 'csv-parse/sync'
import { wrongFile } from './wrongFile'

/** What may separate two cells. */
const separators = [',', ';', '\t'] as const

export interface TableRow {
  /** Number of the line that the row begins on, from 1. */
  line: number
  cells: string[]
}

const lineBreaks = /\r\n|\n|\r/g

/** Excel's `sep=` line, which names the separator and is not a row. */
const separatorLine = /^sep=(.)[ \t]*(?=\r|\n|$)/i

function separatorOf(text: string): string {
  const declared = separatorLine.exec(text)?.[1]
  if (declared !== undefined) return declared
  const head = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const count = (separator: string) => head.split(separator).length
  return separators.reduce((most, other) => (count(other) > count(most) ? other : most))
}

const sentences: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE:
    'a quotation mark stands within a cell that begins with one: write it twice',
  INVALID_OPENING_QUOTE:
    'a quotation mark stands within a cell: put the cell between quotation marks, and write this one twice',
}

/**
 * The rows of a CSV as spreadsheets write it, without rows whose cells are all empty.
 * @throws {OperatorError} if quotation marks leave open where a cell ends
 */
export function readTable(text: string): TableRow[] {
  const rows: TableRow[] = []
  let line = 1
  const keep = ({ raw, record }: { raw: string; record: string[] }) => {
    const cells = record.map((cell) => cell.trim())
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells: record })
    line += raw.match(lineBreaks)?.length ?? 0
    // The rows are collected above, so the parser need not keep them too.
    return null
  }
  try {
    parse(text.replace(separatorLine, ''), {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      raw: true,
      on_record: (entry) => keep(entry as unknown as Parameters<typeof keep>[0]),
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const reason = sentences[error.code] ?? error.message
    throw wrongFile(`line ${line}: ${reason}. The lines after it were not read.`)
  }
  return rows
}
