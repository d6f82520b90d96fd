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

/** One list, written as `JSON.stringify` writes it with an indentation of two. */
export async function* jsonParts(pages: Pages): AsyncGenerator<string> {
  let isFirst = true
  for await (const page of pages) {
    const items = JSON.stringify(page.map(plain), null, 2).slice('[\n'.length, -'\n]'.length)
    yield (isFirst ? '[\n' : ',\n') + items
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}
