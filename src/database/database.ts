import createKnex, { type Knex } from 'knex'
import { knexConfig, longestWaitMs } from '../../knex/knexfile'
import { ownFolder } from '../../knex/ownFiles'
import type { Config } from '../config'
import { DatabaseAwayError, OperatorError } from '../errors'
import { isDeadlock, reasonOfAbsence } from './absence'
import { Deadline, endedWithin } from './Deadline'

export type { Knex }

/**
 * Milliseconds for one piece of work, COMMIT included, besides those that it may wait for a
 * connection.
 */
const workMs = 500

/** Milliseconds for both where no visitor waits for the answer, as in commands: a whole table may be read. */
export const longWorkMs = 120_000
/** Milliseconds for closing a connection to the server, which may be frozen. */
const closeMs = 1000

/** Attempts at a transaction that has not begun or was rolled back. */
const attempts = 3

export interface Database {
  readonly dialect: 'mysql' | 'sqlite'
  readonly knex: Knex
  /**
   * Runs the work in one transaction under a deadline.
   * @param milliseconds the deadline; the one of a visitor's request without
   * @throws {DatabaseAwayError} when the database is away or too slow; the work may then have been
   * committed or not
   */
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>, milliseconds?: number): Promise<T>
  /** Resolves within a second, whatever the database does. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Whether the folder of the embedded database is made where there is none; true without. */
  makesFolder?: boolean
  /** Milliseconds that a piece of work waits for a connection, or for rows that others hold. */
  waitMs?: number | undefined
}

interface RawConnection {
  /** mysql2 only: closes the socket at once. */
  destroy?: () => void
}

interface Client {
  acquireConnection(): Promise<RawConnection>
  releaseConnection(connection: RawConnection): Promise<void>
}

function makeFolder(dataDir: string): void {
  try {
    ownFolder(dataDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorError(`DATA_DIR: the folder ${dataDir} cannot be made (${code}).`)
  }
}

/** @throws {OperatorError} when the embedded database's folder is to be made and cannot */
export function createDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { makesFolder = true, waitMs = longestWaitMs }: DatabaseOptions = {},
): Database {
  if (config.databaseUrl === null && makesFolder) makeFolder(config.dataDir)
  const knex = createKnex(knexConfig(config.databaseUrl, config.dataDir, waitMs))
  const client: Client = knex.client

  /** Acquires a connection; one that comes after the deadline is released to the pool. */
  async function acquire(deadline: Deadline): Promise<RawConnection> {
    const pending = client.acquireConnection()
    try {
      return await deadline.race(pending)
    } catch (error) {
      pending.then((late) => client.releaseConnection(late)).catch(() => undefined)
      throw error
    }
  }

  /**
   * An overdue connection may still be executing, so it must not go back to the pool. MySQL's is
   * destroyed; SQLite's, the only one, is released when its work has ended.
   */
  function abandon(connection: RawConnection, running: Promise<unknown>): void {
    const release = () => client.releaseConnection(connection)
    if (connection.destroy) {
      connection.destroy()
      void release()
    } else {
      running.then(release, release)
    }
  }

  async function attempt<T>(
    work: (trx: Knex.Transaction) => Promise<T>,
    deadline: Deadline,
    begun: () => void,
  ): Promise<T> {
    const connection = await acquire(deadline)
    const running = knex.transaction(
      (trx) => {
        begun()
        return work(trx)
      },
      { connection },
    )
    try {
      return await deadline.race(running)
    } finally {
      if (deadline.passed) abandon(connection, running)
      else await client.releaseConnection(connection)
    }
  }

  async function transaction<T>(
    work: (trx: Knex.Transaction) => Promise<T>,
    milliseconds = waitMs + workMs,
  ): Promise<T> {
    const deadline = new Deadline(milliseconds)
    try {
      for (let left = attempts - 1; ; left -= 1) {
        let hasBegun = false
        try {
          return await attempt(work, deadline, () => {
            hasBegun = true
          })
        } catch (error) {
          const reason = reasonOfAbsence(error)
          // A dead pooled connection fails at BEGIN; a deadlock's victim has been rolled back.
          const harmless = (reason !== undefined && !hasBegun) || isDeadlock(error)
          if (harmless && left > 0 && !deadline.passed) continue
          throw reason === undefined ? error : new DatabaseAwayError(reason)
        }
      }
    } finally {
      deadline.clear()
    }
  }

  return {
    dialect: config.databaseUrl === null ? 'sqlite' : 'mysql',
    knex,
    transaction,
    close: () => endedWithin(closeMs, knex.destroy()),
  }
}
