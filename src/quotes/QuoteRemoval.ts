import { setTimeout as sleep } from 'node:timers/promises'
import { retried } from '../core/retried'
import { forgetDeleted } from '../database/checkpoint'
import { type Database, longWorkMs } from '../database/database'
import type { MailFolder } from '../outbox/MailFolder'
import type { MailStore } from '../outbox/MailStore'
import { narrowed, type QuoteFilter } from './quoteFilter'

/** Requests deleted in one transaction: few, because the whole process waits for SQLite. */
const batchSize = 100

/** Milliseconds that a batch waits while others write or the database is away. */
const patienceMs = 15_000

/** Pause between two transactions, for the site's other work. */
const pauseMs = 5

/** Deletes requests: their rows, mails and files, and the traces of deleted rows on the disk. */
export class QuoteRemoval {
  constructor(
    readonly database: Database,
    readonly mails: MailStore,
    readonly files: MailFolder,
  ) {}

  /**
   * Deletes all requests of one person, and the traces of those that an earlier run has deleted.
   * @returns the number of requests
   */
  async erase(email: string): Promise<number> {
    const count = await this.#deleteAll({ email })
    await forgetDeleted(this.database)
    return count
  }

  /**
   * Deletes all requests received before a moment, and mails about several requests from before it.
   * @param signal ends it early; what was deleted stays so
   * @returns the number of requests
   */
  async purge(until: Date, signal?: AbortSignal): Promise<number> {
    const count = await this.#deleteAll({ until }, signal)
    if (!signal?.aborted) {
      await retried(() => this.mails.deleteAboutMany(until), patienceMs, signal)
      await this.files.deleteOlderThan(until)
    }
    if (count > 0) await forgetDeleted(this.database)
    return count
  }

  async #deleteAll(filter: QuoteFilter, signal?: AbortSignal): Promise<number> {
    let count = 0
    while (!signal?.aborted) {
      const deleted = await retried(() => this.#deleteSome(filter), patienceMs, signal)
      if (deleted === 0) break
      count += deleted
      await sleep(pauseMs)
    }
    return count
  }

  async #deleteSome(filter: QuoteFilter): Promise<number> {
    const ids: string[] = await this.database.transaction(
      (trx) => narrowed(trx, filter).limit(batchSize).pluck('id'),
      longWorkMs,
    )
    if (ids.length === 0) return 0
    // Files first: after an interruption the rows still name them. And once more after the rows,
    // since a mail may have been written in between. A mail that is written even later is deleted
    // by its writer (`Delivery.ts`), which finds no row.
    await this.files.deleteMailsOf(ids)
    await this.database.transaction(async (trx) => {
      // No read comes first: SQLite would refuse to write if another process wrote in between.
      await this.mails.deleteAbout(trx, ids)
      await trx('contacts').whereIn('id', ids).delete()
    }, longWorkMs)
    await this.files.deleteMailsOf(ids)
    return ids.length
  }
}
