import type { Knex } from '../database/database'
import { toSqlTime } from '../database/time'
import { normalise } from '../shared/text'
import { normalAddress } from './emailAddress'

/** Which requests to select. What is undefined selects all. */
export interface QuoteFilter {
  since?: Date | undefined
  until?: Date | undefined
  type?: string | undefined
  language?: string | undefined
  line?: string | undefined
  email?: string | undefined
  /** True for requests that look like a bot's, false for the others. */
  suspect?: boolean | undefined
  /** Only requests whose mail to the shop was not sent. */
  unsent?: boolean | undefined
  limit?: number
}

/** A query for the requests that a filter selects. */
export function narrowed(trx: Knex, filter: QuoteFilter): Knex.QueryBuilder {
  const query = trx('contacts')
  const { type: requestType, language, line } = filter
  for (const [column, value] of Object.entries({ requestType, language, line })) {
    if (value !== undefined) query.where(column, value)
  }
  if (filter.email !== undefined) {
    const wanted = normalAddress(normalise(filter.email)).toLowerCase()
    query.whereRaw('LOWER(??) = ?', ['email', wanted])
  }
  if (filter.since) query.where('createdAt', '>=', toSqlTime(filter.since))
  if (filter.until) query.where('createdAt', '<', toSqlTime(filter.until))
  if (filter.suspect === true) query.whereNotNull('suspicion')
  if (filter.suspect === false) query.whereNull('suspicion')
  if (filter.unsent) {
    const sent = trx('mails').where({ kind: 'request' }).whereNotNull('sentAt').select('quoteId')
    query.whereNotIn('id', sent)
  }
  return query
}
