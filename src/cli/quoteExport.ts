import { stringify } from 'csv-stringify/sync'
import { csvFormat } from '../catalogue/csvFormat'
import type { MailedQuote } from '../quotes/QuoteAdmin'
import { csvColumns, plain } from './quoteCells'

type Pages = AsyncIterable<readonly MailedQuote[]>

/** A CSV for spreadsheets, with a byte order mark. */
export async function* csvParts(pages: Pages): AsyncGenerator<string> {
  yield stringify([csvColumns.map(({ name }) => name)], { ...csvFormat, bom: true })
  for await (const page of pages) {
    const rows = page.map(plain).map((quote) => csvColumns.map(({ text }) => text(quote)))
    yield stringify(rows, csvFormat)
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
