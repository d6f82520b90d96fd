import { DatabaseAwayError } from '../core/errors'
import { retried } from '../core/retried'
import type { Database } from './database'

/** Milliseconds that it waits while somebody reads, as a backup does. */
const patienceMs = 60_000

/**
 * Truncates SQLite's write-ahead log, which still holds deleted text; in the database file itself
 * it is overwritten (`secure_delete`). MySQL's logs are the operator's.
 * @throws {DatabaseAwayError} when a reader never ends
 */
export async function forgetDeleted(database: Database): Promise<void> {
  if (database.dialect === 'mysql') return
  await retried(async () => {
    if (!(await checkpoint(database)))
      throw new DatabaseAwayError(
        'a reader keeps traces of what is deleted in its log: run this again',
      )
  }, patienceMs)
}

/**
 * Copies SQLite's write-ahead log into the database file, and empties the log.
 * @returns whether all of it was copied
 */
export async function checkpoint({ knex }: Pick<Database, 'knex'>): Promise<boolean> {
  const [{ busy, log, checkpointed }] = await knex.raw('PRAGMA wal_checkpoint(TRUNCATE)')
  return busy === 0 && log === checkpointed
}
