import type { MailedQuote } from '../quotes/QuoteAdmin'
import { referenceOf } from '../shared/quotes'
import { romanTime } from '../shared/romanTime'
import { plain, shownCells } from './quoteCells'
import { details, table } from './table'

/** The requests as `requests list` prints them, a line each. */
export function listed(quotes: readonly MailedQuote[]): string {
  if (quotes.length === 0) return 'No request.\n'
  return table(
    ['Reference', 'Received', 'Name', 'E-mail', 'Type', 'Mail'],
    quotes.map((quote) => [
      referenceOf(quote.id),
      romanTime(new Date(quote.createdAt)),
      `${quote.firstName} ${quote.lastName}`,
      quote.email,
      quote.requestType,
      quote.problem && quote.mail !== 'sent' ? `${quote.mail} (${quote.problem})` : quote.mail,
    ]),
  )
}

/** One request as `requests show` prints it. */
export function shown(quote: MailedQuote): string {
  const request = plain(quote)
  const facts = shownCells.map(([label, text]) => [label, text(request)] as const)
  return `${details(facts)}\n${quote.message}\n`
}
