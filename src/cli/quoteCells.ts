import type { MailedQuote } from '../quotes/QuoteAdmin'
import { quoteColumns } from '../quotes/quoteColumns'
import { referenceOf } from '../shared/quotes'
import { romanTime } from '../shared/romanTime'
import { isDoubtfulVatNumber } from '../shared/vatNumber'

/** A request with what staff are told besides what was sent, in the order in which they read it. */
export function plain({ id, createdAt, ...quote }: MailedQuote) {
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
export const cellNames: readonly string[] = [
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
