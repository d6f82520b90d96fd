import { byteOrderMark, csvRows, escapeCell } from '../core/csv'
import type { MailedQuote } from '../quotes/QuoteAdmin'
import { quoteColumns } from '../quotes/quoteColumns'
import { itemLine } from '../shared/quoteItems'
import { referenceOf } from '../shared/quotes'
import { romanTime } from '../shared/romanTime'
import { isDoubtfulVatNumber } from '../shared/vatNumber'

/** A request as it was sent, with what staff read beside it, in their order. */
function plain({ id, createdAt, ...quote }: MailedQuote) {
  return {
    reference: referenceOf(id),
    createdAt,
    ...quote,
    vatNumberDoubtful: isDoubtfulVatNumber(quote.vatNumber),
    id,
  }
}

/** The names of the lines of `requests show` and of the CSV's columns, in their order. */
const cellNames: readonly string[] = [
  'reference',
  'createdAt',
  ...quoteColumns.filter((field) => field !== 'id' && field !== 'createdAt'),
  ...['mail', 'problem', 'attempts', 'vatNumberDoubtful', 'id'],
]

/** The lines of `requests show` and the cells of the CSV, each with its name. */
export function quoteCells(quote: MailedQuote): [field: string, text: string][] {
  const fields = plain(quote)
  const items = fields.items.map((item) => itemLine(item, item.known ? '' : 'not in the catalogue'))
  // No objects and no lists: a field that holds one does not compile until it has a text here.
  const texts: Record<string, string | number | boolean | null> = {
    ...fields,
    createdAt: romanTime(new Date(fields.createdAt)),
    products: fields.products.join('\n'),
    items: items.join('\n'),
    vatNumberDoubtful: fields.vatNumberDoubtful ? 'yes' : '',
  }
  return cellNames.map((field) => [field, String(texts[field] ?? '')])
}

type Pages = AsyncIterable<readonly MailedQuote[]>

/** A cell of the CSV. A spreadsheet is meant to read the day and the hour as such. */
const cellOf = ([field, text]: readonly [string, string]) =>
  field === 'createdAt' ? text : escapeCell(text)

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
