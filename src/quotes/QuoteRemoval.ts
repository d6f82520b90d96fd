import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseAwayError } from '../core/errors'
import { forgetDeleted } from '../database/checkpoint'
import { type Database, type Knex, longWorkMs } from '../database/database'
import { toSqlTime } from '../database/time'
import { narrowed, type QuoteFilter } from './quoteFilter'

/** Mails that are files. */
interface MailFiles {
  deleteMailsOf(ids: readonly string[]): Promise<void>
  /** @returns the ids of the digests whose files tell of any of these requests */
  digestsAbout(ids: readonly string[]): Promise<string[]>
  /** @returns the ids of the digests whose files it deleted */
  deleteDigestsAbout(ids: readonly string[]): Promise<string[]>
  deleteOlderThan(moment: Date): Promise<void>
}

/** Requests deleted in one transaction: few, as SQLite keeps the whole process waiting for it. */
const batchSize = 100

/** Attempts at one batch while others write or the database is away, and the pause between two. */
const attempts = 30
const againMs = 500

/** Pause between two transactions, for the site's other work. */
const pauseMs = 5

/** Deletes requests with all that is kept of them: rows, mails, files, and what deletion leaves behind. */
export class QuoteRemoval {
  constructor(
    readonly database: Database,
    readonly files: MailFiles,
  ) {}

  /**
   * Deletes all requests of one person. Digest files that carry them are deleted, and those digests
   * are written again without them.
   * @returns the number of requests
   */
  async erase(email: string): Promise<number> {
    const count = await this.#deleteAll({ email }, (ids) => this.#deleteFromDigests(ids))
    if (count > 0) await forgetDeleted(this.database)
    return count
  }

  /**
   * Deletes all requests received before a moment.
   * @param signal ends it early; what was deleted stays so
   * @returns the number of requests
   */
  async purge(until: Date, signal?: AbortSignal): Promise<number> {
    const count = await this.#deleteAll({ until }, (ids) => this.#delete(ids), signal)
    if (!signal?.aborted) await this.files.deleteOlderThan(until)
    if (count > 0) await forgetDeleted(this.database)
    return count
  }

  async #deleteAll(
    filter: QuoteFilter,
    remove: (ids: readonly string[]) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<number> {
    let count = 0
    while (!signal?.aborted) {
      const ids = await patiently(() => this.#next(filter), signal)
      if (ids.length === 0) break
      await patiently(() => remove(ids), signal)
      count += ids.length
      await sleep(pauseMs)
    }
    return count
  }

  async #next(filter: QuoteFilter): Promise<string[]> {
    return await this.database.transaction(
      (trx) => narrowed(trx, filter).limit(batchSize).pluck('id'),
      longWorkMs,
    )
  }

  /** Deletes requests, and has the digests in files that tell of them written again without them. */
  async #deleteFromDigests(ids: readonly string[]): Promise<void> {
    // Due again in the transaction that deletes the rows: after an interruption nobody would know
    // whom to look for, but the next try replaces the file.
    const digests = await this.files.digestsAbout(ids)
    await this.#delete(ids, digests)
    const deleted = await this.files.deleteDigestsAbout(ids)
    const writtenMeanwhile = deleted.filter((id) => !digests.includes(id))
    if (writtenMeanwhile.length > 0) {
      await patiently(() => this.database.transaction((trx) => again(trx, writtenMeanwhile)))
    }
  }

  async #delete(ids: readonly string[], digests: readonly string[] = []): Promise<void> {
    // Files first: after an interruption the rows still name them. And once more after the rows: a
    // mail may have been written in between (`mailDelivery.ts` looks for the row when it has written).
    await this.files.deleteMailsOf(ids)
    await this.database.transaction(async (trx) => {
      // Begins with writing: SQLite refuses to write after another process has, once we have read.
      await trx('mails').whereIn('quoteId', ids).delete()
      await trx('contacts').whereIn('id', ids).delete()
      if (digests.length > 0) await again(trx, digests)
    }, longWorkMs)
    await this.files.deleteMailsOf(ids)
  }
}

/** Has digests sent again, without the requests that are gone. */
async function again(trx: Knex, digests: readonly string[]): Promise<void> {
  const due = { dueAt: toSqlTime(new Date()), sentAt: null }
  await trx('mails').where({ kind: 'digest' }).whereIn('id', digests).update(due)
}

/** Retries work that may be repeated while the database is busy or away. */
async function patiently<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseAwayError) || left === 0 || signal?.aborted) throw error
      await sleep(againMs)
    }
  }
}
