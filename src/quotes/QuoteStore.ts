import { randomUUID } from 'node:crypto'
import type { Database, Knex } from '../database/database'
import { fromSqlTime } from '../database/time'
import { type DigestRow, divideDigest } from '../outbox/divideDigest'
import { likenessOf } from '../outbox/likenessOf'
import type { MailInput, MailStore } from '../outbox/MailStore'
import type { DigestRequests } from '../shared/digests'
import type { CheckedQuote, QuoteReceipt } from '../shared/quotes'
import { quoteColumns, type StoredQuote, toQuote, toRow } from './quoteColumns'
import { fingerprintOf, isRepeat, releases } from './repeats'
import type { Suspicion } from './suspicion'

export interface Saving {
  receipt: QuoteReceipt
  /** Whether the same text was here already. */
  repeated: boolean
  suspicion: Suspicion | null
}

interface FoundRow {
  id: string
  createdAt: string
  suspicion: Suspicion | null
}

/** Characters of a message that a line in a digest shows. */
const openingLength = 80

/** Requests in the database, and the mails that they ask for. */
export class QuoteStore {
  constructor(
    readonly database: Database,
    readonly mails: MailStore,
  ) {}

  /**
   * Writes the request and its mails in one transaction; on return both are on disk. The same text
   * posted again, by a double click, a retry or another process at the same moment, is found by its
   * fingerprint and gets the first one's receipt.
   */
  async save(request: CheckedQuote, suspicion: Suspicion | null, now: Date): Promise<Saving> {
    const fingerprint = fingerprintOf(request)
    const id = randomUUID()
    const quote = { ...request, id, createdAt: now.toISOString(), suspicion }
    const row = { ...toRow(quote), id, fingerprint }
    const mailed = { id, email: request.email, likeness: likenessOf(request.message) }
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
          await this.mails.addRequest(trx, { ...mailed, id: found.id }, now)
          await this.mails.addAcknowledgement(trx, { ...mailed, id: found.id }, now)
        }
        const receipt = { id: found.id, createdAt: foundAt.toISOString() }
        return { receipt, repeated, suspicion: found.suspicion }
      }
      if (found.id !== row.id) {
        await trx('contacts').where({ id: found.id }).update({ fingerprint: null })
        await trx('contacts').insert(row)
      }
      const receipt = { id: row.id, createdAt: now.toISOString() }
      if (suspicion) await this.mails.suspects.schedule(trx, now)
      const judged = suspicion ?? (await this.#mail(trx, mailed, now))
      return { receipt, repeated, suspicion: judged }
    })
  }

  /**
   * Writes the mails of a request that shows no sign of a bot's. In a flood it is marked: that says
   * something of the hour and nothing of the request, so the shop is told as of any other, and only
   * the acknowledgement is left out.
   */
  async #mail(trx: Knex, request: MailInput, now: Date): Promise<'flood' | null> {
    const flood = await this.mails.cap.isFlooded(trx, now)
    await this.mails.addRequest(trx, request, now)
    if (flood) await trx('contacts').where({ id: request.id }).update({ suspicion: 'flood' })
    else await this.mails.addAcknowledgement(trx, request, now)
    return flood ? 'flood' : null
  }

  async find(id: string): Promise<StoredQuote | undefined> {
    const row = await this.database.transaction((trx) =>
      trx('contacts')
        .where({ id })
        .first(...quoteColumns),
    )
    return row && toQuote(row)
  }

  /** How many look like a bot's and wait for staff; of those in a flood the shop is told anyway. */
  async suspects(): Promise<number> {
    const [row] = await this.database.transaction((trx) =>
      trx('contacts').whereIn('suspicion', ['honeypot', 'speed']).count({ n: '*' }),
    )
    return Number(row?.n)
  }

  /** The requests of a digest. The whole message is read only of those shown in full. */
  async inDigest(digestId: string): Promise<DigestRequests> {
    return await this.database.transaction(async (trx) => {
      const rows: DigestRow[] = await trx('contacts')
        .join('mails', 'mails.quoteId', 'contacts.id')
        .where({ digestId })
        .orderBy(['contacts.createdAt', 'contacts.id'])
        .select('contacts.id', 'firstName', 'lastName', 'email', 'likeness')
        .select(trx.raw('SUBSTR(message, 1, ?) AS opening', [openingLength]))
      const { idsInFull, ...rest } = divideDigest(rows)
      const whole = await trx('contacts')
        .whereIn('id', idsInFull)
        .select(...quoteColumns)
      const byId = new Map(whole.map((row) => [row.id, toQuote(row)]))
      return { inFull: idsInFull.flatMap((id) => byId.get(id) ?? []), ...rest }
    })
  }
}
