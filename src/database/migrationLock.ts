import path from 'node:path'
import { ownDatabaseFile } from '../../knex/ownFiles'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { DatabaseAwayError } from '../core/errors'
import { retried } from '../core/retried'
import { isSqliteBusy } from './absence'
import type { Database } from './database'

/** Seconds a process waits for another one's work on the whole database. */
const lockWaitS = 120

/** The file by which starts and restores of an embedded database exclude each other. */
export const migrationLockFile = (dataDir: string): string => path.join(dataDir, 'migrate.lock')

const notHad = () => new DatabaseAwayError('locked by another process')

/**
 * Runs the work while no other process of this database's does; the server holds the lock.
 * @throws {DatabaseAwayError} when another process holds it for too long
 */
export async function underServerLock<T>(
  database: Database,
  work: () => Promise<T>,
  waitS = lockWaitS,
): Promise<T> {
  const { client } = database.knex
  const connection = await client.acquireConnection()
  const ask = async (sql: string): Promise<number | null> => {
    const [rows] = await database.knex.raw(sql).connection(connection)
    return rows[0].answer
  }
  // Lock names are global to a server; the database's name keeps two sites on one server apart.
  const name = "CONCAT('migrate ', LEFT(MD5(DATABASE()), 16))"
  try {
    if ((await ask(`SELECT GET_LOCK(${name}, ${waitS}) AS answer`)) !== 1) throw notHad()
    return await work()
  } finally {
    // Released to the pool with the lock still held, the connection would block others.
    await ask(`SELECT RELEASE_LOCK(${name}) AS answer`).catch(() => connection.destroy())
    await client.releaseConnection(connection)
  }
}

/** The same for an embedded database: a file beside it is the lock. */
export async function underFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  ownDatabaseFile(file)
  // With a timeout SQLite would wait inside the call, and this process answer nobody meanwhile.
  const lock = new SqliteConnection(file, { timeout: 0 })
  const take = async () => {
    try {
      lock.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      throw isSqliteBusy(error) ? notHad() : error
    }
  }
  try {
    await retried(take, lockWaitS * 1000)
    return await work()
  } finally {
    lock.close()
  }
}
