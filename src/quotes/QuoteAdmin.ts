import { type Database, type Knex, longWorkMs } from '../database/database'
import { type MailState, type MailStore, stateColumn } from '../outbox/MailStore'
import { quoteColumns, type StoredQuote, toQuote } from './quoteColumns'
import { narrowed, type QuoteFilter } from './quoteFilter'

export interface MailedQuote extends StoredQuote {
  /** The state of its mail to the shop. */
  mail: MailState | 'suspect'
  /** Codes of the last failed try. */
  problem: string | null
  attempts: number
}

/** A request's row with the cells of its mail to the shop; nulls where there is none. */
type MailedRow = Record<string, unknown> &
  Pick<MailedQuote, 'problem'> & { state: MailState | null; attempts: number | null }

function toMailedQuote({ state, problem, attempts, ...row }: MailedRow): MailedQuote {
  const quote = toQuote(row)
  const mail = state ?? (quote.suspicion ? 'suspect' : 'waiting')
  return { ...quote, mail, problem, attempts: attempts ?? 0 }
}

const newestFirst = (query: Knex.QueryBuilder) =>
  query.orderBy([
    { column: 'contacts.createdAt', order: 'desc' },
    { column: 'contacts.id', order: 'desc' },
  ])

/** Requests read at once: some megabytes if all messages are as long as possible. */
const pageSize = 200

/** The requests as staff and operators see and keep them. */
export class QuoteAdmin {
  constructor(
    readonly database: Database,
    readonly mails: MailStore,
  ) {}

  /** The newest first, all of them or so many. */
  async list(filter: QuoteFilter, limit?: number): Promise<MailedQuote[]> {
    const quotes: MailedQuote[] = []
    for await (const page of this.pages(filter, limit)) quotes.push(...page)
    return quotes
  }

  /** The same in pages, so that only the ids of all are in memory at once. */
  async *pages(filter: QuoteFilter, limit?: number): AsyncGenerator<MailedQuote[]> {
    const ids: string[] = await this.database.transaction((trx) => {
      const query = newestFirst(narrowed(trx, filter))
      return (limit === undefined ? query : query.limit(limit)).pluck('id')
    }, longWorkMs)
    for (let start = 0; start < ids.length; start += pageSize) {
      yield await this.#read(ids.slice(start, start + pageSize))
    }
  }

  async #read(ids: readonly string[]): Promise<MailedQuote[]> {
    return await this.database.transaction(async (trx) => {
      const query = newestFirst(trx('contacts').whereIn('contacts.id', ids))
      const rows = await query
        .leftJoin('mails', (on) =>
          on.on('mails.quoteId', 'contacts.id').andOnVal('mails.kind', 'request'),
        )
        .select('problem', 'attempts', stateColumn(trx))
        .select(quoteColumns.map((column) => `contacts.${column}`))
      return rows.map(toMailedQuote)
    }, longWorkMs)
  }

  /** The requests whose id begins like this; a reference is the first eight characters of an id. */
  async named(idOrReference: string): Promise<MailedQuote[]> {
    const ids: string[] = await this.database.transaction((trx) =>
      trx('contacts')
        .where('id', '>=', idOrReference)
        .where('id', '<', `${idOrReference}~`)
        .limit(2)
        .pluck('id'),
    )
    return await this.#read(ids)
  }

  async count(filter: QuoteFilter): Promise<number> {
    const [row] = await this.database.transaction(
      (trx) => narrowed(trx, filter).count({ n: '*' }),
      longWorkMs,
    )
    return Number(row?.n ?? 0)
  }

  /** Sends the mail to the shop once more, under the Message-ID it has and past the cap. */
  async resend(id: string, now: Date): Promise<void> {
    await this.database.transaction((trx) => this.mails.sendQuoteMail(trx, id, now))
  }

  /** Releases a suspect request: its mails go out, the shop's past the cap. */
  async release(id: string, now: Date): Promise<void> {
    await this.database.transaction(async (trx) => {
      const suspect = trx('contacts').where({ id }).whereNotNull('suspicion')
      if ((await suspect.update({ suspicion: null })) === 0) return
      await this.mails.sendQuoteMail(trx, id, now)
      await this.mails.addQuoteMails(trx, await trx('contacts').where({ id }).first(), now)
    })
  }
}
