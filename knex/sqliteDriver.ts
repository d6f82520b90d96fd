import { createRequire } from 'node:module'
import type Sqlite from 'better-sqlite3'
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js'

/**
 * better-sqlite3 13 is made for Node 22 and newer and ends Node 20 with a segmentation fault;
 * version 12, built against Node 24's headers, aborts the process when a statement is collected.
 * So both are installed, and only the one that fits is loaded.
 */
const [major = 0] = process.versions.node.split('.').map(Number)

export const sqliteDriver: typeof Sqlite = createRequire(import.meta.url)(
  major >= 22 ? 'better-sqlite3-v13' : 'better-sqlite3',
)

/** Knex's client with the driver that fits. */
export class SqliteClient extends BetterSqlite3Client {
  override _driver() {
    return sqliteDriver
  }
}
