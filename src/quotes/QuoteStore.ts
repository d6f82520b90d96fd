import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { fromSqlTime } from '../database/time'
import type { MailStore } from '../outbox/MailStore'
import type { DigestQuotes } from '../outbox/mails'
import type { CheckedQuote, QuoteReceipt } from '../shared/quotes'
import { quoteColumns, type StoredQuote, toQuote, toRow } from './quoteColumns'
import type { Suspicion } from './suspicion'

/** Milliseconds for which a second post of the same text counts as the same request. */
const repeatMs = 10 * 60 * 1000

/** Fields that may differ between two posts of the same text. */
const circumstances: ReadonlySet<string> = new Set<keyof CheckedQuote>([
  'language',
  'page',
  'line',
  'elapsedMs',
  'honeypot',
])

/** A hash of everything that the visitor entered, whatever fields the form has. */
function fingerprintOf(quote: CheckedQuote): string {
  const items = quote.items.map(({ product, quantity }) => [product, quantity])
  const entered = Object.entries({ ...quote, items })
    .filter(([field]) => !circumstances.has(field))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entered)).digest('hex')
}

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
  async save(checked: CheckedQuote, suspicion: Suspicion | null, now: Date): Promise<Saving> {
    const fingerprint = fingerprintOf(checked)
    const id = randomUUID()
    const quote = { ...checked, id, createdAt: now.toISOString(), suspicion }
    const row = { ...toRow(quote), fingerprint }
    return await this.database.transaction(async (trx) => {
      // A concurrent duplicate waits here for the first transaction to end, and then sees its row.
      await trx('contacts').insert(row).onConflict('fingerprint').merge(['fingerprint'])
      const found: FoundRow = await trx('contacts')
        .where({ fingerprint })
        .first('id', 'createdAt', 'suspicion')
      const foundAt = fromSqlTime(found.createdAt)
      const repeated = found.id !== id && now.getTime() - foundAt.getTime() <= repeatMs
      if (repeated) {
        // People double-click and bots do not: the first one was a person's as well.
        if (!suspicion && found.suspicion) {
          await trx('contacts').where({ id: found.id }).update({ suspicion: null })
          await this.mails.addQuoteMails(trx, { ...quote, id: found.id }, now)
        }
        const receipt = { id: found.id, createdAt: foundAt.toISOString() }
        return { receipt, repeated, suspicion: suspicion && found.suspicion }
      }
      if (found.id !== id) {
        await trx('contacts').where({ id: found.id }).update({ fingerprint: null })
        await trx('contacts').insert(row)
      }
      const receipt = { id, createdAt: quote.createdAt }
      if (suspicion) await this.mails.addSuspects(trx, now)
      else await this.mails.addQuoteMails(trx, quote, now)
      return { receipt, repeated, suspicion }
    })
  }

  async find(id: string): Promise<StoredQuote | undefined> {
    const row = await this.database.transaction((trx) =>
      trx('contacts')
        .where({ id })
        .first(...quoteColumns),
    )
    return row && toQuote(row)
  }

  async inDigest(digestId: string): Promise<DigestQuotes> {
    return await this.database.transaction(async (trx) => {
      const { ids, waiting } = await this.mails.cap.idsInDigest(trx, digestId)
      const rows = await trx('contacts')
        .whereIn('id', ids)
        .orderBy(['createdAt', 'id'])
        .select(...quoteColumns)
      return { quotes: rows.map(toQuote), waiting }
    })
  }
}
