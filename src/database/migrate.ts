import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrationNames } from '../../knex/knexfile'
import { ownDatabaseFile } from '../../knex/ownFiles'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { sowCatalogue } from '../../knex/seeds/sowCatalogue'
import { DatabaseAwayError, OperatorError } from '../errors'
import { reasonOfAbsence } from './absence'
import { checkpoint } from './checkpoint'
import type { Database } from './database'

/** Seconds a starting process waits for another one's migration. */
const lockWaitS = 120

/** Milliseconds between two attempts at a lock that is a file's. */
const lockAgainMs = 100

export interface Migrated {
  /** Names of the migrations that this call ran. */
  migrations: string[]
  /** Number of products written into an empty catalogue. */
  sown: number
}

/**
 * Brings the schema up to date and sows an empty catalogue, once, however many processes start
 * together. Knex's own lock does not do: all processes but one fail on it, and one that is killed
 * leaves it locked. So all of it runs under a lock that ends with its connection; inside it, Knex's
 * lock can only be stale and is released.
 * @throws {OperatorError} when a newer version of the site has made the database
 */
export async function migrate(database: Database, dataDir: string): Promise<Migrated> {
  const run = async () => {
    const [done]: { name: string }[][] = await database.knex.migrate.list({
      // Knex's own message would only say that the migration directory is corrupt.
      disableMigrationsListValidation: true,
    })
    if (done?.some(({ name }) => !migrationNames.includes(name))) throw newer(database)
    await database.knex.migrate.forceFreeMigrationsLock()
    const [, migrations] = await database.knex.migrate.latest()
    const sown = await sowCatalogue(database.knex)
    if (database.dialect === 'sqlite') await checkpoint(database, 'TRUNCATE')
    return { migrations, sown }
  }
  return database.dialect === 'mysql'
    ? underServerLock(database, run)
    : underFileLock(path.join(dataDir, 'migrate.lock'), run)
}

/** A newer version has migrated the database; this one does not know its schema. */
function newer({ dialect }: Database): OperatorError {
  const variable = dialect === 'mysql' ? 'DATABASE_URL' : 'DATA_DIR'
  return new OperatorError(
    `${variable}: the database was made by a newer version of the site; start that version, or restore a backup made by this one.`,
  )
}

async function underServerLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const { client } = database.knex
  const connection = await client.acquireConnection()
  const ask = async (sql: string): Promise<number | null> => {
    const [rows] = await database.knex.raw(sql).connection(connection)
    return rows[0].answer
  }
  // Lock names are global to a server; the database's name keeps two sites on one server apart.
  const name = "CONCAT('migrate ', LEFT(MD5(DATABASE()), 16))"
  try {
    if ((await ask(`SELECT GET_LOCK(${name}, ${lockWaitS}) AS answer`)) !== 1) {
      throw new Error('Another process has been migrating the database for too long')
    }
    return await work()
  } finally {
    // Released to the pool with the lock still held, the connection would block others.
    await ask(`SELECT RELEASE_LOCK(${name}) AS answer`).catch(() => connection.destroy())
    await client.releaseConnection(connection)
  }
}

/** Runs the work while nobody else who asks for this lock does. */
export async function underFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  ownDatabaseFile(file)
  // SQLite would wait inside the call, and this process answer nobody meanwhile.
  const lock = new SqliteConnection(file, { timeout: 0 })
  try {
    const end = performance.now() + lockWaitS * 1000
    while (!isLocked(lock)) {
      if (performance.now() > end) throw new DatabaseAwayError('migrated by another process')
      await sleep(lockAgainMs)
    }
    return await work()
  } finally {
    lock.close()
  }
}

/** Whether the lock could be had at once. */
function isLocked(lock: SqliteConnection): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (reasonOfAbsence(error)?.startsWith('SQLITE_BUSY')) return false
    throw error
  }
}
