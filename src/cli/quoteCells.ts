import type { MailedQuote } from '../quotes/QuoteAdmin'
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

/** The lines of `requests show` and the cells of the CSV, each with its name. */
export function quoteCells(quote: MailedQuote): [field: string, text: string][] {
  const textOf = texts as Record<string, ((value: unknown) => string) | undefined>
  return Object.entries(plain(quote)).map(([field, value]) => [
    field,
    textOf[field]?.(value) ?? String(value ?? ''),
  ])
}
