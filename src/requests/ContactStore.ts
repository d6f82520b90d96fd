import { randomUUID } from 'node:crypto'
import type { Database, Knex } from '../database/database'
import { fromSqlTime } from '../database/time'
import type { CheckedRequest, RequestReceipt } from '../shared/requests'
import type { MailStore } from './MailStore'
import { fingerprintOf, isRepeat, releases } from './repeats'
import { contactColumns, type StoredContact, toContact, toRow } from './requestColumns'
import type { Suspicion } from './suspicion'

export interface Saving {
  receipt: RequestReceipt
  /** Whether the same text was here already. */
  repeated: boolean
  suspicion: Suspicion | null
}

interface FoundRow {
  id: string
  createdAt: string
  suspicion: Suspicion | null
}

/** Requests in the database, and with each the mails it asks for. */
export class ContactStore {
  constructor(
    readonly database: Database,
    readonly mails: MailStore,
  ) {}

  /**
   * Writes the request and its mails in one transaction; on return both are on disk. The same text
   * posted again, by a double click, a retry or another process at the same moment, is found by its
   * fingerprint and gets the first one's receipt.
   */
  async save(request: CheckedRequest, suspicion: Suspicion | null, now: Date): Promise<Saving> {
    const fingerprint = fingerprintOf(request)
    const id = randomUUID()
    const contact = { ...request, id, createdAt: now.toISOString(), suspicion }
    const row = { ...toRow(contact), id, fingerprint }
    return await this.database.transaction(async (trx) => {
      // A concurrent duplicate waits here for the first transaction to end, and then sees its row.
      await trx('contacts').insert(row).onConflict('fingerprint').merge(['fingerprint'])
      const found: FoundRow = await trx('contacts')
        .where({ fingerprint })
        .first('id', 'createdAt', 'suspicion')
      const foundAt = fromSqlTime(found.createdAt)
      const repeated = found.id !== row.id && isRepeat(foundAt, now)
      if (repeated) {
        if (releases(suspicion, found.suspicion)) {
          await trx('contacts').where({ id: found.id }).update({ suspicion: null })
          await this.mails.tell(trx, { ...request, id: found.id }, now)
          await this.mails.acknowledge(trx, { ...request, id: found.id }, now)
        }
        const receipt = { id: found.id, createdAt: foundAt.toISOString() }
        return { receipt, repeated, suspicion: found.suspicion }
      }
      if (found.id !== row.id) {
        await trx('contacts').where({ id: found.id }).update({ fingerprint: null })
        await trx('contacts').insert(row)
      }
      const receipt = { id: row.id, createdAt: now.toISOString() }
      const judged = suspicion ?? (await this.#mail(trx, { ...request, id: row.id }, now))
      return { receipt, repeated, suspicion: judged }
    })
  }

  /**
   * Writes the mails of a request that shows no sign of a bot's. In a flood it is marked: that says
   * something of the hour and nothing of the request, so the shop is told as of any other, and only
   * the acknowledgement is left out.
   */
  async #mail(
    trx: Knex,
    request: CheckedRequest & { id: string },
    now: Date,
  ): Promise<'flood' | null> {
    const flood = await this.mails.cap.isFlooded(trx, now)
    await this.mails.tell(trx, request, now)
    if (flood) await trx('contacts').where({ id: request.id }).update({ suspicion: 'flood' })
    else await this.mails.acknowledge(trx, request, now)
    return flood ? 'flood' : null
  }

  async find(id: string): Promise<StoredContact | undefined> {
    const row = await this.database.transaction((trx) =>
      trx('contacts')
        .where({ id })
        .first(...contactColumns),
    )
    return row && toContact(row)
  }

  /** Those of the ids that no request has any more. */
  async missing(ids: readonly string[]): Promise<string[]> {
    const found: string[] = await this.database.transaction((trx) =>
      trx('contacts').whereIn('id', ids).pluck('id'),
    )
    return ids.filter((id) => !found.includes(id))
  }

  /** The requests that a digest carries, those that resemble few others first. */
  async inDigest(digestId: string): Promise<StoredContact[]> {
    const rows = await this.database.transaction((trx) =>
      trx('contacts')
        .join('mails', 'mails.contactId', 'contacts.id')
        .where({ digestId })
        .orderBy(['mails.likesBefore', 'contacts.createdAt', 'contacts.id'])
        .select(contactColumns.map((column) => `contacts.${column}`)),
    )
    return rows.map(toContact)
  }
}
