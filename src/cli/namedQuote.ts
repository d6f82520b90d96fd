import { InvalidArgumentError } from 'commander'
import { exitCodes, OperatorError } from '../core/errors'
import type { MailedQuote, QuoteAdmin } from '../quotes/QuoteAdmin'

/**
 * The beginning of an id, from a reference or a longer part of the id. Capitals, spaces and other hyphens
 * are allowed, since references are also passed on by phone.
 */
export function idBeginning(written: string): string {
  const digits = written.replace(/^\s*#|[\s-]/g, '').toLowerCase()
  if (!/^[0-9a-f]{8,32}$/.test(digits)) {
    throw new InvalidArgumentError(
      `"${written}" is no reference: that has eight digits and letters from a to f, such as C472-7AE3.`,
    )
  }
  const groups = /^(.{8})(.{0,4})(.{0,4})(.{0,4})(.*)$/.exec(digits)?.slice(1) ?? []
  return groups.filter(Boolean).join('-')
}

/**
 * The request whose id begins like this.
 * @throws {OperatorError} if there is none, or more than one
 */
export async function theQuote(quotes: QuoteAdmin, beginning: string): Promise<MailedQuote> {
  const [quote, another] = await quotes.named(beginning)
  if (!quote) {
    throw new OperatorError(`There is no request ${beginning}.`, exitCodes.notFound)
  }
  if (another) {
    throw new OperatorError(`${beginning} names more than one: give the id.`)
  }
  return quote
}
