import { stringify } from 'csv-stringify/sync'
import type { ArchivedContact } from '../requests/ArchiveStore'
import { csvColumns, csvRow, plain } from './requestCells'

type Pages = AsyncIterable<readonly ArchivedContact[]>

/** Without contacts, the line of the columns' names. */
function csv(separator: string, contacts?: readonly ArchivedContact[]): string {
  const rows = (contacts ?? []).map((contact) => csvRow(plain(contact)))
  return stringify(rows, {
    header: contacts === undefined,
    columns: csvColumns,
    bom: contacts === undefined,
    delimiter: separator,
    escape_formulas: true,
    record_delimiter: 'windows',
    // The library quotes only CRLF, its own row delimiter; other programs end a row at CR or LF too.
    quoted_match: /[\r\n]/,
  })
}

/** For spreadsheets: with a byte order mark, and no cell that they would take for a formula. */
export async function* csvParts(pages: Pages, separator: string): AsyncGenerator<string> {
  yield csv(separator)
  for await (const page of pages) yield csv(separator, page)
}

/** One list, as `JSON.stringify` would write it with an indentation of two. */
export async function* jsonParts(pages: Pages): AsyncGenerator<string> {
  let isFirst = true
  for await (const page of pages) {
    const items = JSON.stringify(page.map(plain), null, 2).slice('[\n'.length, -'\n]'.length)
    yield (isFirst ? '[\n' : ',\n') + items
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}
