import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownDatabaseFile } from '../../knex/ownFiles'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { DatabaseAwayError } from '../core/errors'
import { isSqliteBusy } from './absence'
import type { Database } from './database'

/** Seconds a process waits for another one's work on the whole database. */
const lockWaitS = 120

/** Milliseconds between two attempts at a lock that is a file's. */
const lockAgainMs = 100

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
export async function underFileLock<T>(
  file: string,
  work: () => Promise<T>,
  waitS = lockWaitS,
): Promise<T> {
  ownDatabaseFile(file)
  // With a timeout SQLite would wait inside the call, and this process could answer no request meanwhile.
  const lock = new SqliteConnection(file, { timeout: 0 })
  try {
    const end = performance.now() + waitS * 1000
    while (!isLocked(lock)) {
      if (performance.now() > end) throw notHad()
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
    if (isSqliteBusy(error)) return false
    throw error
  }
}
