import { exitCodes, OperatorError } from '../core/errors'
import type { MailedQuote, QuoteAdmin } from '../quotes/QuoteAdmin'

/**
 * The one request whose id begins so.
 * @throws {OperatorError} where there is none, or more than one
 */
export async function theRequest(quotes: QuoteAdmin, beginning: string): Promise<MailedQuote> {
  const [quote, another] = await quotes.named(beginning)
  if (!quote) {
    throw new OperatorError(`There is no request ${beginning}.`, exitCodes.notFound)
  }
  if (another) {
    throw new OperatorError(`${beginning} names more than one: give the id.`)
  }
  return quote
}
