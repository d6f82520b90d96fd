import { type Database, type Knex, longWorkMs } from '../database/database'
import { toSqlTime } from '../database/time'
import { normalAddress } from './emailAddress'
import type { MailedRequest, MailStore } from './MailStore'
import { contactColumns, type StoredContact, toContact } from './requestColumns'
import { normalise } from './text'

/** Which requests are meant; what is left out does not narrow. */
export interface ContactFilter {
  since?: Date
  until?: Date
  requestType?: string
  language?: string
  line?: string
  email?: string
  ids?: readonly string[]
  /** True for those that look like a bot's, false for the others. */
  suspect?: boolean
  /** Only those whose mail to the shop has not gone out. */
  unsent?: boolean
  limit?: number
}

/** The state of the mail to the shop. */
export type MailState = 'sent' | 'waiting' | 'held' | 'refused' | 'suspect'

export interface ArchivedContact extends StoredContact {
  mail: MailState
  /** Codes of the last failed try. */
  problem: string | null
  attempts: number
}

interface MailOfContact {
  contactId: string
  sentAt: string | null
  heldAt: string | null
  problem: string | null
  attempts: number
  slow: number
}

function stateOf(contact: StoredContact, mail: MailOfContact | undefined): MailState {
  if (mail?.sentAt) return 'sent'
  if (!mail) return contact.suspicion ? 'suspect' : 'waiting'
  if (mail.heldAt) return 'held'
  return mail.slow ? 'refused' : 'waiting'
}

/** Requests read at once, which messages of the greatest length make some megabytes. */
const pageSize = 200

/** The requests as staff and operators see and keep them. */
export class ArchiveStore {
  constructor(
    readonly database: Database,
    readonly mails: MailStore,
  ) {}

  /** The newest first. */
  async list(filter: ContactFilter): Promise<ArchivedContact[]> {
    const contacts: ArchivedContact[] = []
    for await (const page of this.pages(filter)) contacts.push(...page)
    return contacts
  }

  /** The same in parts, so that however many there are, few are in memory. */
  async *pages({ limit = Infinity, ...filter }: ContactFilter): AsyncGenerator<ArchivedContact[]> {
    let left = limit
    let last: ArchivedContact | undefined
    while (left > 0) {
      const page = await this.#page(filter, last, Math.min(left, pageSize))
      if (page.length > 0) yield page
      if (page.length < pageSize) return
      left -= page.length
      last = page.at(-1)
    }
  }

  /** The first requests after one, or of all. */
  async #page(
    filter: ContactFilter,
    after: ArchivedContact | undefined,
    size: number,
  ): Promise<ArchivedContact[]> {
    return await this.database.transaction(async (trx) => {
      // In the order of the index on both databases, so that no page sorts all that follow it.
      const query = narrowed(trx, filter)
        .orderBy([
          { column: 'createdAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(size)
      if (after) {
        const at = toSqlTime(new Date(after.createdAt))
        query
          .where('createdAt', '<=', at)
          .where((later) => later.where('createdAt', '<', at).orWhere('id', '<', after.id))
      }
      const rows: Record<string, unknown>[] = await query.select(...contactColumns)
      const contacts = rows.map(toContact)
      const mails: MailOfContact[] = await trx('mails')
        .where({ kind: 'request' })
        .whereIn(
          'contactId',
          contacts.map(({ id }) => id),
        )
        .select('contactId', 'sentAt', 'heldAt', 'problem', 'attempts', 'slow')
      const mailOf = new Map(mails.map((mail) => [mail.contactId, mail]))
      return contacts.map((contact) => {
        const mail = mailOf.get(contact.id)
        return {
          ...contact,
          mail: stateOf(contact, mail),
          problem: mail?.problem ?? null,
          attempts: mail?.attempts ?? 0,
        }
      })
    }, longWorkMs)
  }

  /** The requests whose id is this or begins so; a reference is an id's first eight characters. */
  async named(idOrReference: string): Promise<ArchivedContact[]> {
    const ids: string[] = await this.database.transaction((trx) =>
      trx('contacts')
        .where('id', '>=', idOrReference)
        .where('id', '<', `${idOrReference}~`)
        .limit(2)
        .pluck('id'),
    )
    return await this.list({ ids })
  }

  async count(filter: ContactFilter): Promise<number> {
    const [row] = await this.database.transaction(
      (trx) => narrowed(trx, filter).count({ n: '*' }),
      longWorkMs,
    )
    return Number(row?.n ?? 0)
  }

  /** Sends the mail to the shop once more, under the Message-ID it has and past the cap. */
  async resend(id: string, now: Date): Promise<void> {
    await this.#behindGate((trx) => this.#mailAgain(trx, id, now))
  }

  /** Releases a suspect request: its mails go out, the shop's past the cap. */
  async release(id: string, now: Date): Promise<void> {
    await this.#behindGate(async (trx) => {
      const suspect = trx('contacts').where({ id }).whereNotNull('suspicion')
      const released = await suspect.update({ suspicion: null })
      const request = await this.#mailAgain(trx, id, now)
      if (released > 0 && request) await this.mails.acknowledge(trx, request, now)
    })
  }

  async #mailAgain(trx: Knex, id: string, now: Date): Promise<MailedRequest | undefined> {
    const request = await trx('contacts').where({ id }).first('id', 'email', 'message')
    if (request) await this.mails.tell(trx, request, now)
    await this.mails.again(trx, id, now)
    return request
  }

  /** SQLite refuses a transaction that begins with reading and finds another writer after that. */
  async #behindGate<T>(work: (trx: Knex) => Promise<T>): Promise<T> {
    return await this.database.transaction(async (trx) => {
      await trx('gates').where({ name: 'mails' }).increment('passes', 1)
      return await work(trx)
    })
  }
}

/** The requests that a filter means. */
export function narrowed(trx: Knex, filter: ContactFilter): Knex.QueryBuilder {
  const query = trx('contacts')
  const { requestType, language, line } = filter
  for (const [column, value] of Object.entries({ requestType, language, line })) {
    if (value !== undefined) query.where(column, value)
  }
  if (filter.email !== undefined) {
    const written = normalise(filter.email).toLowerCase()
    // Rows from before addresses had a normal form hold them as they were written.
    query.whereRaw('LOWER(??) IN (?, ?)', ['email', written, normalAddress(written)])
  }
  if (filter.ids) query.whereIn('id', filter.ids)
  if (filter.since) query.where('createdAt', '>=', toSqlTime(filter.since))
  if (filter.until) query.where('createdAt', '<', toSqlTime(filter.until))
  if (filter.suspect === true) query.whereNotNull('suspicion')
  if (filter.suspect === false) query.whereNull('suspicion')
  if (filter.unsent) {
    const sent = trx('mails').where({ kind: 'request' }).whereNotNull('sentAt').select('contactId')
    query.whereNotIn('id', sent)
  }
  return query
}
