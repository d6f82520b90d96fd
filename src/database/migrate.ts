import path from 'node:path'
import { sowCatalogue } from '../../knex/seeds/sowCatalogue'
import { sqliteDriver } from '../../knex/sqliteDriver'
import type { Database } from './database'

/** Seconds a starting process waits for another one's migration. */
const lockWaitS = 120

export interface Migrated {
  /** Names of the migrations that this call ran. */
  migrations: string[]
  /** Number of products written into an empty catalogue. */
  sown: number
}

/**
 * Brings the schema up to date and sows an empty catalogue, once, however many processes start
 * together. Knex's own lock is no help: of several starters all but one fail on it, and a killed
 * one leaves it locked for good. So a lock that ends with its holder stands around the whole, and
 * whatever Knex's own says inside of it is left over.
 */
export async function migrate(database: Database, dataDir: string): Promise<Migrated> {
  const run = async () => {
    await database.knex.migrate.forceFreeMigrationsLock()
    const [, migrations] = await database.knex.migrate.latest()
    return { migrations, sown: await sowCatalogue(database.knex) }
  }
  return database.dialect === 'mysql'
    ? underServerLock(database, run)
    : underFileLock(path.join(dataDir, 'migrate.lock'), run)
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
    // Given back with the lock still held, the connection would keep others waiting.
    await ask(`SELECT RELEASE_LOCK(${name}) AS answer`).catch(() => connection.destroy())
    await client.releaseConnection(connection)
  }
}

async function underFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new sqliteDriver(file, { timeout: lockWaitS * 1000 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return await work()
  } finally {
    lock.close()
  }
}
