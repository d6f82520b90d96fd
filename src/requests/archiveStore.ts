import type { Database, Knex } from '../database/database'
import { toSqlTime } from '../database/time'
import { contactColumns, type StoredContact, toContact } from './contactStore'
import type { MailStore } from './mailStore'
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

/** How far the mail to the shop has come. */
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

/** Ids in one statement, which databases limit. */
const idsAtOnce = 500

function inParts<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / idsAtOnce)
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * idsAtOnce, (part + 1) * idsAtOnce),
  )
}

/** The requests as staff and operators see and keep them. */
export class ArchiveStore {
  constructor(
    readonly database: Database,
    readonly mails: MailStore,
  ) {}

  /** The newest first. */
  async list(filter: ContactFilter): Promise<ArchivedContact[]> {
    return await this.database.transaction(async (trx) => {
      const query = narrowed(trx, filter).orderBy([
        { column: 'createdAt', order: 'desc' },
        { column: 'id', order: 'asc' },
      ])
      if (filter.limit !== undefined) query.limit(filter.limit)
      const rows: Record<string, unknown>[] = await query.select(...contactColumns)
      const contacts = rows.map(toContact)
      const mails = new Map<string, MailOfContact>()
      for (const ids of inParts(contacts.map(({ id }) => id))) {
        const some: MailOfContact[] = await trx('mails')
          .where({ kind: 'request' })
          .whereIn('contactId', ids)
          .select('contactId', 'sentAt', 'heldAt', 'problem', 'attempts', 'slow')
        for (const row of some) mails.set(row.contactId, row)
      }
      return contacts.map((contact) => {
        const mail = mails.get(contact.id)
        return {
          ...contact,
          mail: stateOf(contact, mail),
          problem: mail?.problem ?? null,
          attempts: mail?.attempts ?? 0,
        }
      })
    })
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
    const [row] = await this.database.transaction((trx) => narrowed(trx, filter).count({ n: '*' }))
    return Number(row?.n ?? 0)
  }

  /** Sends the mail to the shop once more, under the Message-ID it has. */
  async resend(id: string, now: Date): Promise<void> {
    await this.database.transaction(async (trx) => {
      await this.mails.enqueue(trx, 'request', id, now)
      await this.mails.again(trx, id, now)
    })
  }

  /** Takes a suspect request for a person's: its mail goes out. */
  async release(id: string, now: Date): Promise<void> {
    await this.database.transaction(async (trx) => {
      await trx('contacts').where({ id }).update({ suspicion: null })
      await this.mails.enqueue(trx, 'request', id, now)
    })
  }

  /** Deletes requests and all their mails, sent or not. @returns the number of requests */
  async remove(filter: Pick<ContactFilter, 'email' | 'until'>): Promise<number> {
    return await this.database.transaction(async (trx) => {
      // SQLite refuses a transaction that begins with reading and finds another writer after that.
      await trx('gates').where({ name: 'mails' }).increment('passes', 1)
      const ids: string[] = await narrowed(trx, filter).pluck('id')
      for (const some of inParts(ids)) {
        await trx('mails').whereIn('contactId', some).delete()
        await trx('contacts').whereIn('id', some).delete()
      }
      return ids.length
    })
  }
}

function narrowed(trx: Knex, filter: ContactFilter): Knex.QueryBuilder {
  const query = trx('contacts')
  const { requestType, language, line } = filter
  for (const [column, value] of Object.entries({ requestType, language, line })) {
    if (value !== undefined) query.where(column, value)
  }
  if (filter.email !== undefined) {
    query.whereRaw('LOWER(??) = ?', ['email', normalise(filter.email).toLowerCase()])
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
