import { loggableError } from '../core/errors'
import { reasonOfAbsence } from './absence'
import type { Database } from './database'

/**
 * Whether requests could be saved now: `ok`, or why not. It writes, since a server that has become
 * read-only, or a full disk, still answers questions.
 */
export async function databaseState(database: Database): Promise<string> {
  try {
    await database.transaction((trx) =>
      trx('gates')
        .insert({ name: 'probe' })
        .onConflict('name')
        .merge({ passes: trx.raw('?? + 1', ['gates.passes']) }),
    )
    return 'ok'
  } catch (error) {
    return reasonOfAbsence(error) ?? loggableError(error)
  }
}
