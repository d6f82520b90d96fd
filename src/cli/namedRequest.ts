import type { MailedQuote, QuoteAdmin } from '../quotes/QuoteAdmin'
import { CommandError, exitCodes } from './CommandError'

/**
 * The one request whose id begins so.
 * @throws {CommandError} where there is none, or more than one
 */
export async function theRequest(quotes: QuoteAdmin, beginning: string): Promise<MailedQuote> {
  const [quote, another] = await quotes.named(beginning)
  if (!quote) {
    throw new CommandError(`There is no request ${beginning}.`, exitCodes.notFound)
  }
  if (another) {
    throw new CommandError(`${beginning} names more than one: give the id.`, exitCodes.usage)
  }
  return quote
}
