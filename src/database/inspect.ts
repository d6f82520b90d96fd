import { migrationNames } from '../../knex/knexfile'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { codeOf, OperatorError } from '../core/errors'
import type { Database } from './database'
import { fromSqlTime } from './time'

/** What a database holds. */
export interface Inspection {
  /** What is wrong with it as a whole; nothing in a sound one of this site. */
  problems: string[]
  /** What it has, or the folder of mails, of requests that are gone. */
  strays: string[]
  requests: number
  oldest: Date | null
  newest: Date | null
  mails: number
  products: number
  /** Migrations that the next start will run. */
  pending: string[]
}

type Row = Record<string, unknown>

/** Runs a statement and gives its rows. */
type Ask = (sql: string) => Row[] | Promise<Row[]>

const tables = ['contacts', 'knex_migrations', 'mails', 'products']

/** What has no standard words: the names of all tables, and whether they are sound. */
const words = {
  sqlite: {
    tables: 'SELECT name FROM sqlite_master',
    check: () => 'PRAGMA integrity_check(9)',
  },
  mysql: {
    tables:
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    check: (found: readonly string[]) => `CHECK TABLE ${found.join(', ')}`,
  },
}

/** What to say of a database with migrations that this version does not know; undefined of any other. */
export function newerThanThis(migrations: readonly string[]): string | undefined {
  const unknown = migrations.filter((name) => !migrationNames.includes(name))
  return unknown.length > 0
    ? `made by a newer version of the site (${unknown.join(', ')})`
    : undefined
}

/**
 * Looks through a whole database, which takes a while where it is large.
 * @param filed ids of the requests of which there is a mail as a file
 */
export async function inspect(
  dialect: Database['dialect'],
  ask: Ask,
  filed: readonly string[] = [],
): Promise<Inspection> {
  const all = (await ask(words[dialect].tables)).map(({ name }) => String(name))
  const found = tables.filter((table) => all.includes(table))
  const missing = tables.filter((table) => !all.includes(table))
  /** Of a table that is missing there are no rows. */
  const read = async (what: string, table: string, narrowed = '') =>
    found.includes(table) ? await ask(`SELECT ${what} FROM ${table} ${narrowed}`) : []
  const count = async (table: string, narrowed?: string) =>
    Number((await read('COUNT(*) AS n', table, narrowed))[0]?.n ?? 0)

  const checked = found.length > 0 ? await ask(words[dialect].check(found)) : []
  const damage = checked
    .map((row) => Object.values(row).join(' '))
    .filter((row) => !/\bok$/i.test(row))
  const done = (await read('name', 'knex_migrations')).map(({ name }) => String(name))
  const newer = newerThanThis(done)
  const problems: string[] = []
  if (damage.length > 0) problems.push(`damaged: ${damage.join(', ')}`)
  if (missing.length > 0) {
    problems.push(`no whole database of this site: it lacks ${missing.join(', ')}`)
  }
  if (newer) problems.push(newer)

  const ids = new Set(filed.length > 0 ? (await read('id', 'contacts')).map(({ id }) => id) : [])
  const lost = filed.filter((id) => !ids.has(id))
  const strayMails =
    missing.length > 0 ? 0 : await count('mails', 'WHERE quoteId NOT IN (SELECT id FROM contacts)')
  const strays: string[] = []
  if (strayMails > 0) strays.push(`${strayMails} mail(s) of requests that are gone`)
  if (lost.length > 0) {
    strays.push(
      `files in DATA_DIR/mail of ${lost.length} request(s) that are gone: ${lost.join(', ')}`,
    )
  }

  const [span] = await read('MIN(createdAt) AS oldest, MAX(createdAt) AS newest', 'contacts')
  const moment = (text: unknown) => (typeof text === 'string' ? fromSqlTime(text) : null)
  return {
    problems,
    strays,
    requests: await count('contacts'),
    oldest: moment(span?.oldest),
    newest: moment(span?.newest),
    mails: await count('mails'),
    products: await count('products'),
    pending: migrationNames.filter((name) => !done.includes(name)),
  }
}

/**
 * The same of an SQLite file that nobody else has open. A log that lies beside it is taken in: the file
 * alone is all then.
 */
export async function inspectFile(file: string): Promise<Inspection> {
  const connection = new SqliteConnection(file, { timeout: 0 })
  try {
    // Ends WAL mode, which needs exclusive access, or fails.
    connection.exec('PRAGMA journal_mode = DELETE')
    return await inspect('sqlite', (sql) => connection.all(sql))
  } finally {
    connection.close()
  }
}

/**
 * The same of one that has to be sound and ours.
 * @param name what to call it in an error
 * @throws {OperatorError} when it is damaged, not ours, or newer than this version
 */
export async function inspectSound(file: string, name: string): Promise<Inspection> {
  const found = await inspectFile(file).catch((error) => {
    if (!['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(codeOf(error))) throw error
    throw new OperatorError(`${name} is damaged, or no SQLite database.`)
  })
  const [problem] = found.problems
  if (problem === undefined) return found
  throw new OperatorError(`${name} cannot be used: ${problem}.`)
}
