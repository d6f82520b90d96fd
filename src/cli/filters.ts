import { type Command, InvalidArgumentError } from 'commander'
import { parseRomanTime } from '../shared/romanTime'

function moment(text: string): Date {
  const date = parseRomanTime(text)
  if (date) return date
  throw new InvalidArgumentError(
    'Write a day or a time in Rome, 2026-11-20 or "2026-11-20 09:30", or one with its offset, 2026-11-20T09:30Z.',
  )
}

/** A whole number from 1. */
export function count(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) {
    throw new InvalidArgumentError('Write a whole number from 1.')
  }
  return number
}

/** Adds the options that narrow a list of requests: their values are a `QuoteFilter`. */
export function withFilters(command: Command): Command {
  return command
    .option('--since <date>', 'received from this day or time on; days are those of Rome', moment)
    .option('--until <date>', 'received before this day or time', moment)
    .option('--email <address>', 'from this address')
    .option('--suspect', 'only those that look like a bot’s')
    .option('--unsent', 'only those the shop has had no mail of')
}
