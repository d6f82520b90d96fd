import { byteOrderMark, csvRows, escapeCell } from '../core/csv'
import type { MailedQuote } from '../quotes/QuoteAdmin'
import { quoteColumns } from '../quotes/quoteColumns'
import { referenceOf } from '../shared/quotes'
import { romanTime } from '../shared/romanTime'
import { isDoubtfulVatNumber } from '../shared/vatNumber'

/** A request with what staff are told besides what was sent, in the order in which they read it. */
function plain({ id, createdAt, ...quote }: MailedQuote) {
  return {
    reference: referenceOf(id),
    createdAt,
    ...quote,
    vatNumberDoubtful: isDoubtfulVatNumber(quote.vatNumber),
    id,
  }
}

type PlainQuote = ReturnType<typeof plain>

/** The fields whose text is not their value. */
const texts: { readonly [Field in keyof PlainQuote]?: (value: PlainQuote[Field]) => string } = {
  createdAt: (moment) => romanTime(new Date(moment)),
  products: (names) => names.join('\n'),
  items: (items) =>
    items
      .map(({ product, quantity, known }) => {
        return `${quantity} × ${product}${known ? '' : ' (not in the catalogue)'}`
      })
      .join('\n'),
  vatNumberDoubtful: (isDoubtful) => (isDoubtful ? 'yes' : ''),
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
  const textOf = texts as Record<string, ((value: unknown) => string) | undefined>
  const fields: Record<string, unknown> = plain(quote)
  return cellNames.map((field) => [
    field,
    textOf[field]?.(fields[field]) ?? String(fields[field] ?? ''),
  ])
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
