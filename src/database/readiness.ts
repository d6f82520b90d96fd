import { errorCode } from '../errors'
import type { Database } from './database'

/** Whether the database answers now: `ok`, or why it does not. */
export async function databaseState(database: Database): Promise<string> {
  try {
    await database.transaction((trx) => trx.raw('SELECT 1'))
    return 'ok'
  } catch (error) {
    return errorCode(error)
  }
}
