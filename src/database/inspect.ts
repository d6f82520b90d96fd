import { migrationNames } from '../../knex/knexfile'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { codeOf, OperatorError } from '../core/errors'
import type { Database } from './database'
import { fromSqlTime } from './time'

export interface Holdings {
  quotes: number
  /** When the newest request came. */
  newest: Date | null
}

type Row = Record<string, unknown>

/** Runs a statement and gives its rows. */
type Ask = (sql: string) => Row[] | Promise<Row[]>

const tables = ['contacts', 'gates', 'knex_migrations', 'mails', 'products']

/** What has no standard words: the names of all tables, and whether they are sound. */
const words = {
  sqlite: {
    tables: 'SELECT name FROM sqlite_master',
    check: 'PRAGMA integrity_check(9)',
  },
  mysql: {
    tables:
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    check: `CHECK TABLE ${tables.join(', ')}`,
  },
}

/** What is wrong with a database whose migrations this version does not know; else undefined. */
export function newerThanThis(migrations: readonly string[]): string | undefined {
  const unknown = migrations.filter((name) => !migrationNames.includes(name))
  return unknown.length > 0
    ? `made by a newer version of the site (${unknown.join(', ')})`
    : undefined
}

const namesIn = (rows: Row[]) => rows.map(({ name }) => String(name))

/** What is wrong with a database; undefined of a sound one. A large one takes a while to read. */
export async function faultOf(dialect: Database['dialect'], ask: Ask): Promise<string | undefined> {
  const found = namesIn(await ask(words[dialect].tables))
  const missing = tables.filter((table) => !found.includes(table))
  if (missing.length > 0) return `no whole database of this site: it lacks ${missing.join(', ')}`
  const checked = (await ask(words[dialect].check)).map((row) => Object.values(row).join(' '))
  const damage = checked.filter((row) => !/\bok$/i.test(row))
  if (damage.length > 0) return `damaged: ${damage.join(', ')}`
  return newerThanThis(namesIn(await ask('SELECT name FROM knex_migrations')))
}

export async function holdingsOf(ask: Ask): Promise<Holdings> {
  const [row] = await ask('SELECT COUNT(*) AS quotes, MAX(createdAt) AS newest FROM contacts')
  const newest = row?.newest ? fromSqlTime(String(row.newest)) : null
  return { quotes: Number(row?.quotes), newest }
}

/**
 * Opens an SQLite file that nobody else has open. A log beside it is taken in: the file is all then.
 */
export async function withFile<T>(
  file: string,
  work: (connection: SqliteConnection) => T | Promise<T>,
): Promise<T> {
  const connection = new SqliteConnection(file, { timeout: 0 })
  try {
    // Ends WAL mode, which needs exclusive access, or fails.
    connection.exec('PRAGMA journal_mode = DELETE')
    return await work(connection)
  } finally {
    connection.close()
  }
}

/**
 * What a copy of the database holds.
 * @param name what to call it in an error
 * @throws {OperatorError} when it is damaged, not ours, or newer than this version
 */
export async function inspectFile(file: string, name: string): Promise<Holdings> {
  try {
    return await withFile(file, async (connection) => {
      const ask = (sql: string) => connection.all(sql)
      const fault = await faultOf('sqlite', ask)
      if (fault !== undefined) throw new OperatorError(`${name} cannot be used: ${fault}.`)
      return await holdingsOf(ask)
    })
  } catch (error) {
    if (!['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(codeOf(error))) throw error
    throw new OperatorError(`${name} is damaged, or no SQLite database.`)
  }
}
