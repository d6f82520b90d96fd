import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseAwayError } from '../core/errors'
import type { Database } from './database'

/** Attempts while somebody reads, as a backup does, and the pause between two, in milliseconds. */
const attempts = 120
const pauseMs = 500

/**
 * Truncates SQLite's write-ahead log, which still holds deleted text; in the database file itself it
 * is overwritten (`secure_delete`). MySQL's logs are the operator's.
 * @throws {DatabaseAwayError} when a reader never ends
 */
export async function forgetDeleted(database: Database): Promise<void> {
  if (database.dialect === 'mysql') return
  for (let left = attempts; left > 0; left -= 1) {
    if (await checkpoint(database)) return
    await sleep(pauseMs)
  }
  throw new DatabaseAwayError('busy with a reader')
}

/**
 * Copies SQLite's write-ahead log into the database file, and empties the log.
 * @returns whether all of it was copied
 */
export async function checkpoint({ knex }: Pick<Database, 'knex'>): Promise<boolean> {
  const [{ busy, log, checkpointed }] = await knex.raw('PRAGMA wal_checkpoint(TRUNCATE)')
  return busy === 0 && log === checkpointed
}
