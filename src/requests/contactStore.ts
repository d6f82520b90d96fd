import { createHash, randomUUID } from 'node:crypto'
import type { Database, Knex } from '../database/database'
import { fromSqlTime, toSqlTime } from '../database/time'
import {
  type QuoteRequest,
  type RequestReceipt,
  requestFields,
  type SavedRequest,
} from '../shared/requests'
import type { MailStore } from './mailStore'
import type { Suspicion } from './suspicion'

/** Milliseconds in which a second post of the same text is the same request. */
const repeatMs = 10 * 60 * 1000

export interface Saving {
  receipt: RequestReceipt
  /** Whether the same text was here already. */
  repeated: boolean
}

interface ContactRow {
  id: string
  createdAt: string
  suspicion: Suspicion | null
}

/** A request as its row tells it. */
export interface StoredContact extends SavedRequest {
  suspicion: Suspicion | null
}

/** The columns of a request, as `toContact` wants them. */
export const contactColumns = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'requestType',
  'message',
  'createdAt',
  'language',
  'page',
  'line',
  'products',
  'elapsedMs',
  'suspicion',
] as const

/** A row as a request. */
export function toContact(row: Record<string, unknown>): StoredContact {
  return {
    ...(row as unknown as StoredContact),
    createdAt: fromSqlTime(String(row.createdAt)).toISOString(),
    products: JSON.parse(String(row.products)),
    honeypot: '',
  }
}

function fingerprintOf(request: QuoteRequest): string {
  const text = [...requestFields.map((field) => request[field]), ...request.products]
  return createHash('sha256').update(JSON.stringify(text)).digest('hex')
}

/** Once an address a day, however it is written. */
function acknowledgementKey(email: string, now: Date): string {
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex')
  return `ack:${address}:${now.toISOString().slice(0, 10)}`
}

/** Requests in the database, and with each the mails it asks for. */
export class ContactStore {
  constructor(
    readonly database: Database,
    readonly mails: MailStore,
    /** Whether visitors get an acknowledgement. */
    readonly acknowledge: boolean,
  ) {}

  /**
   * Writes the request and its mails in one transaction; on return both are on disk. The same text
   * posted again, by a double click, a retry or another process at the same moment, is found by its
   * fingerprint and gets the first one's receipt.
   */
  async save(request: QuoteRequest, suspicion: Suspicion | null, now: Date): Promise<Saving> {
    const fingerprint = fingerprintOf(request)
    const { products, honeypot: _, ...fields } = request
    const row = {
      ...fields,
      id: randomUUID(),
      products: JSON.stringify(products),
      createdAt: toSqlTime(now),
      suspicion,
      fingerprint,
    }
    return await this.database.transaction(async (trx) => {
      // Whoever comes second waits here for the first one's end, and then sees its row.
      await trx('contacts').insert(row).onConflict('fingerprint').merge(['fingerprint'])
      const found: ContactRow = await trx('contacts')
        .where({ fingerprint })
        .first('id', 'createdAt', 'suspicion')
      const foundAt = fromSqlTime(found.createdAt)
      const repeated = found.id !== row.id && now.getTime() - foundAt.getTime() <= repeatMs
      if (repeated) {
        // Bots do not send the same text once more as people do: that frees the first.
        if (found.suspicion !== null && suspicion === null) {
          await trx('contacts').where({ id: found.id }).update({ suspicion: null })
          await this.#enqueue(trx, found.id, request, now)
        }
        return { receipt: { id: found.id, createdAt: foundAt.toISOString() }, repeated }
      }
      if (found.id !== row.id) {
        await trx('contacts').where({ id: found.id }).update({ fingerprint: null })
        await trx('contacts').insert(row)
      }
      if (suspicion === null) await this.#enqueue(trx, row.id, request, now)
      return { receipt: { id: row.id, createdAt: now.toISOString() }, repeated }
    })
  }

  async #enqueue(trx: Knex, id: string, { email }: QuoteRequest, now: Date): Promise<void> {
    await this.mails.enqueue(trx, 'request', id, now)
    if (!this.acknowledge) return
    await this.mails.enqueue(trx, 'acknowledgement', id, now, acknowledgementKey(email, now))
  }

  async find(id: string): Promise<StoredContact | undefined> {
    const row = await this.database.transaction((trx) =>
      trx('contacts')
        .where({ id })
        .first(...contactColumns),
    )
    return row && toContact(row)
  }

  /** The requests that a digest carries, oldest first. */
  async inDigest(digestId: string): Promise<StoredContact[]> {
    const rows = await this.database.transaction((trx) =>
      trx('contacts')
        .whereIn('id', trx('mails').where({ digestId }).select('contactId'))
        .orderBy(['createdAt', 'id'])
        .select(...contactColumns),
    )
    return rows.map(toContact)
  }
}
