import { stringify } from 'csv-stringify/sync'
import { csvFormat } from '../catalogue/csvFormat'
import type { MailedQuote } from '../quotes/QuoteAdmin'
import { csvColumns, plain } from './quoteCells'

type Pages = AsyncIterable<readonly MailedQuote[]>

/**
 * A CSV for spreadsheets, with a byte order mark and without formulas.
 * @param isForExcel as Excel in Italy reads it: with day and hour apart, and texts of digits as texts
 */
export async function* csvParts(pages: Pages, isForExcel: boolean): AsyncGenerator<string> {
  const format = csvFormat(isForExcel)
  const columns = csvColumns(isForExcel)
  yield stringify([columns.map(({ name }) => name)], { ...format, bom: true })
  for await (const page of pages) {
    const quotes = page.map(plain)
    yield stringify(
      quotes.map((quote) => columns.map(({ text }) => text(quote))),
      format,
    )
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
