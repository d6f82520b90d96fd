import { byteOrderMark, csvRows, escapeCell } from '../catalogue/csv'
import type { MailedQuote } from '../quotes/QuoteAdmin'
import { cellNames, plain, quoteCells } from './quoteCells'

type Pages = AsyncIterable<readonly MailedQuote[]>

/** A cell of the CSV. A spreadsheet is meant to read the day and the hour as such. */
const cellOf = ([field, text]: readonly [string, string]) =>
  field === 'createdAt' ? text : escapeCell(text)

/** A CSV for spreadsheets. */
export async function* csvParts(pages: Pages): AsyncGenerator<string> {
  yield byteOrderMark + csvRows([cellNames])
  for await (const page of pages) {
    yield csvRows(page.map(quoteCells).map((cells) => cells.map(cellOf)))
  }
}

/** One list, a request a line. */
export async function* jsonParts(pages: Pages): AsyncGenerator<string> {
  let before = '[\n'
  for await (const page of pages) {
    if (page.length === 0) continue
    yield before + page.map((quote) => JSON.stringify(plain(quote))).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
