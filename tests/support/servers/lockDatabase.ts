import path from 'node:path'
import mysql from 'mysql2/promise'
import { SqliteConnection } from '../../../knex/SqliteConnection'
import type { Place } from './databases'

/**
 * Keeps everybody else from writing requests, as a database does that is stuck.
 * @returns what lets them again
 */
export async function lockDatabase(place: Place): Promise<() => Promise<void>> {
  if (place.databaseUrl === null) {
    const holder = new SqliteConnection(path.join(place.dataDir, 'chiomara.sqlite'))
    holder.exec('BEGIN IMMEDIATE')
    return async () => {
      holder.close()
    }
  }
  const holder = await mysql.createConnection(place.databaseUrl)
  await holder.query('LOCK TABLES contacts WRITE')
  return () => holder.end()
}
