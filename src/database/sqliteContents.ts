import { SqliteConnection } from '../../knex/SqliteConnection'
import { codeOf, OperatorError } from '../core/errors'

/** What an SQLite file of ours holds. */
export interface SqliteContents {
  migrations: string[]
  requests: number
  /** When the newest request was received, as stored; null without requests. */
  newest: string | null
}

/** Damage that SQLite finds; none in a sound file. */
function damageIn(database: SqliteConnection): string[] {
  return database
    .all<{ integrity_check: string }>('PRAGMA integrity_check')
    .map(({ integrity_check: found }) => found)
    .filter((found) => found !== 'ok')
}

function contentsOf(database: SqliteConnection, name: string): SqliteContents {
  const [damage] = damageIn(database)
  if (damage) throw new OperatorError(`${name} is damaged: ${damage}`)
  const tables = database.all<{ name: string }>('SELECT name FROM sqlite_master')
  const ours = ['contacts', 'knex_migrations', 'products']
  if (!ours.every((table) => tables.some((found) => found.name === table))) {
    throw new OperatorError(
      `${name} is no database of this site. (Of a running site's database, the file alone is not all: use "database backup".)`,
    )
  }
  const migrations = database.all<{ name: string }>('SELECT name FROM knex_migrations')
  const [found] = database.all<Pick<SqliteContents, 'requests' | 'newest'>>(
    'SELECT COUNT(*) AS requests, MAX(createdAt) AS newest FROM contacts',
  )
  return {
    migrations: migrations.map((migration) => migration.name),
    requests: found?.requests ?? 0,
    newest: found?.newest ?? null,
  }
}

/**
 * Reads an SQLite file through, and takes in a log that lies beside it: the file alone is all then.
 * @param name what to call it in an error
 * @throws {OperatorError} when it is damaged, or not ours
 */
export function readSqlite(file: string, name: string): SqliteContents {
  const database = new SqliteConnection(file, { timeout: 1000 })
  try {
    // Ends WAL mode: the log beside the file is taken in, or this fails.
    database.exec('PRAGMA journal_mode = DELETE')
    return contentsOf(database, name)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'SQLITE_NOTADB') throw new OperatorError(`${name} is no SQLite database.`)
    if (code === 'SQLITE_CORRUPT') throw new OperatorError(`${name} is damaged.`)
    throw error
  } finally {
    database.close()
  }
}
