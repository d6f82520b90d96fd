import { setTimeout as sleep } from 'node:timers/promises'
import { exitCodes, OperatorError } from '../core/errors'
import type { Database } from './database'

const pauseMs = 500

const tracesStay =
  'All is deleted, but traces stay in the log of the database while another program reads it, as a backup does: run “requests erase” again when that has ended.'

/**
 * Truncates SQLite's write-ahead log, which still holds deleted text; in the database file itself
 * it is overwritten (`secure_delete`). MySQL's logs are the operator's.
 * @param patienceMs how long it waits while somebody reads
 * @throws {OperatorError} when a reader never ends
 */
export async function forgetDeleted(database: Database, patienceMs = 60_000): Promise<void> {
  if (database.dialect === 'mysql') return
  const end = performance.now() + patienceMs
  while (!(await checkpoint(database))) {
    if (performance.now() > end) throw new OperatorError(tracesStay, exitCodes.failed)
    await sleep(pauseMs)
  }
}

/**
 * Copies SQLite's write-ahead log into the database file, and empties the log.
 * @returns whether all of it was copied
 */
export async function checkpoint({ knex }: Pick<Database, 'knex'>): Promise<boolean> {
  const [{ busy, log, checkpointed }] = await knex.raw('PRAGMA wal_checkpoint(TRUNCATE)')
  return busy === 0 && log === checkpointed
}
