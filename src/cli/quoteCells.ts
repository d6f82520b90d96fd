import { escapeCell } from '../catalogue/formulas'
import type { MailedQuote } from '../quotes/QuoteAdmin'
import { referenceOf } from '../shared/quotes'
import { italianDay, romanTime } from '../shared/romanTime'
import { isDoubtfulVatNumber } from '../shared/vatNumber'

/** A request as programs read it. */
export function plain(quote: MailedQuote) {
  return {
    reference: referenceOf(quote.id),
    ...quote,
    vatNumberDoubtful: isDoubtfulVatNumber(quote.vatNumber),
  }
}

type PlainQuote = ReturnType<typeof plain>

type Text = (quote: PlainQuote) => string

interface Cell {
  /** Its line in `requests show`; none if it is shown elsewhere. */
  shown?: readonly [label: string, text: Text]
  /** Its column in a CSV. */
  csv?: Text
  /** Columns instead of that one, which Excel is meant to read as day and hour. */
  columns?: Readonly<Record<string, Text>>
}

const both = (label: string, text: Text): Cell => ({ shown: [label, text], csv: text })

const itemLines = ({ items }: PlainQuote) =>
  items.map(
    ({ product, quantity, known }) =>
      `${quantity} × ${product}${known ? '' : ' (not in the catalogue)'}`,
  )

/** Where staff read each field, in their order. */
const cells: Readonly<Record<keyof PlainQuote, Cell>> = {
  reference: both('Reference', ({ reference }) => reference),
  createdAt: {
    shown: ['Received', ({ createdAt }) => romanTime(new Date(createdAt))],
    columns: {
      day: ({ createdAt }) => italianDay(new Date(createdAt)),
      time: ({ createdAt }) => romanTime(new Date(createdAt)).slice(-'09:30'.length),
    },
  },
  firstName: {
    shown: ['Name', ({ firstName, lastName }) => `${firstName} ${lastName}`],
    csv: ({ firstName }) => firstName,
  },
  lastName: { csv: ({ lastName }) => lastName },
  email: both('E-mail', ({ email }) => email),
  phone: both('Phone', ({ phone }) => phone),
  requestType: both('Type', ({ requestType }) => requestType),
  message: { csv: ({ message }) => message },
  line: both('Line', ({ line }) => line ?? ''),
  products: {
    shown: ['Products', ({ products }) => products.join(', ')],
    csv: ({ products }) => products.join('; '),
  },
  items: {
    shown: ['Items', (quote) => itemLines(quote).join('\n')],
    csv: (quote) => itemLines(quote).join('; '),
  },
  company: both('Company', ({ company }) => company),
  vatNumber: {
    shown: [
      'VAT number',
      (quote) => quote.vatNumber + (quote.vatNumberDoubtful ? ' (doubtful)' : ''),
    ],
    csv: ({ vatNumber }) => vatNumber,
  },
  vatNumberDoubtful: { csv: ({ vatNumberDoubtful }) => (vatNumberDoubtful ? 'yes' : '') },
  language: both('Language', ({ language }) => language ?? ''),
  page: both('Page', ({ page }) => page ?? ''),
  elapsedMs: {},
  suspicion: both('Suspicion', ({ suspicion }) => suspicion ?? ''),
  mail: both('Mail', ({ mail }) => mail),
  attempts: { shown: ['Attempts', ({ attempts }) => String(attempts)] },
  problem: { shown: ['Problem', ({ problem }) => problem ?? ''] },
  id: both('Id', ({ id }) => id),
}

/** The lines of `requests show`. */
export const shownCells = Object.values(cells).flatMap(({ shown }) => (shown ? [shown] : []))

/** The columns of a CSV in their order, each with the text of its cells, safe for spreadsheets. */
export const csvColumns = Object.entries(cells).flatMap(([name, { csv, columns = {} }]) => [
  ...(csv ? [{ name, text: (quote: PlainQuote) => escapeCell(csv(quote)) }] : []),
  ...Object.entries(columns).map(([part, text]) => ({ name: part, text })),
])
