import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { OperatorError } from '../core/errors'

export interface TableRow {
  /** Number of the line that the row begins on, from 1. */
  line: number
  cells: string[]
}

/** The most wrong lines that are reported. More of them are mostly one mistake repeated. */
const maxProblems = 50

/** The error of a file that is refused, with a sentence for each wrong line. */
export function wrongFile(...problems: string[]): OperatorError {
  const more = problems.length - maxProblems
  const reported = problems.slice(0, maxProblems)
  if (more > 0) reported.push(`and ${more} lines more`)
  return new OperatorError(['Nothing was imported.', ...reported].join('\n'))
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
 * @throws {OperatorError} if it is not UTF-8, or if quotation marks leave open where a cell ends
 */
export function readTable(bytes: Uint8Array): TableRow[] {
  if (!isUtf8(bytes)) {
    throw wrongFile(
      'The file is no text in UTF-8: save the table as "CSV UTF-8" (Excel) or as "Text CSV" in UTF-8 (LibreOffice).',
    )
  }
  const text = new TextDecoder().decode(bytes)
  const rows: TableRow[] = []
  let line = 1
  try {
    parse(text, {
      // Excel in Italy writes semicolons, LibreOffice commas. No column's name has either.
      delimiter: /^[^\r\n]*;/.test(text) ? ';' : ',',
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      on_record: (cells: string[], { lines }) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
        line = lines + 1
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const reason = sentences[error.code] ?? error.message
    throw wrongFile(`line ${line}: ${reason}. The lines after it were not read.`)
  }
  return rows
}
