import { type Command, InvalidArgumentError, Option } from 'commander'
import type { ContactFilter } from '../requests/archiveStore'
import { categories } from '../shared/categories'
import { languages } from '../shared/languages'
import { requestTypes } from '../shared/requests'

/** A day (from its beginning, UTC) or a moment in ISO 8601. */
function moment(text: string): Date {
  const date = new Date(text)
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  // JavaScript takes 31 February for 3 March.
  const exists = day !== undefined && new Date(day).toJSON()?.startsWith(day)
  if (!exists || Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError('Write a date as 2026-11-20 or 2026-11-20T09:30Z.')
  }
  return date
}

/** A whole number from 1. */
export function count(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) {
    throw new InvalidArgumentError('Write a whole number from 1.')
  }
  return number
}

/** Adds the options that narrow a list of requests. */
export function withFilters(command: Command): Command {
  return command
    .option('--since <date>', 'received from this day on', moment)
    .option('--until <date>', 'received before this day', moment)
    .addOption(new Option('--type <type>', 'of this request type').choices(requestTypes))
    .addOption(new Option('--language <language>', 'sent in this language').choices(languages))
    .addOption(new Option('--line <line>', 'about this product line').choices(categories))
    .option('--email <address>', 'from this address')
    .option('--suspect', 'only those that look like a bot’s')
    .option('--no-suspect', 'only those that do not')
    .option('--unsent', 'only those the shop has had no mail of')
}

/** The filter that such options mean. */
export function filterFrom({ type, ...options }: Record<string, unknown>): ContactFilter {
  const { since, until, language, line, email, suspect, unsent } = options
  const given = { since, until, requestType: type, language, line, email, suspect, unsent }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
