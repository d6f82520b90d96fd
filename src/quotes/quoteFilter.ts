import { normalise } from '../core/text'
import type { Knex } from '../database/database'
import { toSqlTime } from '../database/time'
import { mailedQuotes } from '../outbox/MailStore'
import { normalAddress } from './emailAddress'

/** Which requests to select. What is undefined selects all. */
export interface QuoteFilter {
  since?: Date | undefined
  until?: Date | undefined
  email?: string | undefined
  /** Only requests that look like a bot's. */
  suspect?: boolean | undefined
  /** Only requests whose mail to the shop was not sent. */
  unsent?: boolean | undefined
}

export function narrowed(trx: Knex, filter: QuoteFilter): Knex.QueryBuilder {
  const query = trx('contacts')
  if (filter.email !== undefined) {
    const wanted = normalAddress(normalise(filter.email)).toLowerCase()
    query.whereRaw('LOWER(??) = ?', ['email', wanted])
  }
  if (filter.since) query.where('createdAt', '>=', toSqlTime(filter.since))
  if (filter.until) query.where('createdAt', '<', toSqlTime(filter.until))
  if (filter.suspect) query.whereNotNull('suspicion')
  if (filter.unsent) query.whereNotIn('id', mailedQuotes(trx))
  return query
}
