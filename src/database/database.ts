import { setTimeout as sleep } from 'node:timers/promises'
import createKnex, { type Knex } from 'knex'
import { knexConfig, longestWaitMs } from '../../knex/knexfile'
import { ownFolder } from '../../knex/ownFiles'
import type { Config } from '../config/config'
import { Deadline, endedWithin } from '../core/Deadline'
import { codeOf, DatabaseAwayError, OperatorError } from '../core/errors'
import { isSqliteBusy, reasonOfAbsence } from './absence'

export type { Knex }

/**
 * Milliseconds for one piece of work, COMMIT included, besides those that it may wait for a
 * connection.
 */
const workMs = 500

/** Milliseconds for work that no visitor waits for, such as reading a whole table. */
export const longWorkMs = 120_000

/** Milliseconds for closing a connection to the server, which may be frozen. */
const closeMs = 1000

/** Attempts at a transaction that has not begun or was rolled back. */
const mostAttempts = 3

/** Milliseconds before a transaction that another process kept from writing is repeated. */
const busyAgainMs = 30

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

interface RawConnection {
  /** mysql2 only: closes the socket at once. */
  destroy?: () => void
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Makes the folder of the embedded database.
 * @throws {OperatorError} when it cannot be made
 */
export function makeFolder({ databaseUrl, dataDir }: Place): void {
  try {
    if (databaseUrl === null) ownFolder(dataDir)
  } catch (error) {
    throw new OperatorError(`DATA_DIR: the folder ${dataDir} cannot be made (${codeOf(error)}).`)
  }
}

/** @param waitMs milliseconds that work waits for a connection, or for rows that others hold */
export function createDatabase(config: Place, waitMs = longestWaitMs): Database {
  const knex = createKnex(knexConfig(config.databaseUrl, config.dataDir, waitMs))

  /** Takes a connection from the pool; one that comes after the deadline goes back. */
  async function connect(deadline: Deadline): Promise<RawConnection> {
    const pending: Promise<RawConnection> = knex.client.acquireConnection()
    try {
      return await deadline.race(pending)
    } catch (error) {
      pending.then((late) => knex.client.releaseConnection(late)).catch(() => undefined)
      throw error
    }
  }

  async function attempt<T>(
    work: (trx: Knex.Transaction) => Promise<T>,
    deadline: Deadline,
    begun: () => void,
  ): Promise<T> {
    const connection = await connect(deadline)
    const release = () => knex.client.releaseConnection(connection)
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
      // An overdue connection may still be at work, and must not go back to the pool: MySQL's is
      // destroyed first, SQLite's only one goes back when it has ended.
      if (deadline.passed && !connection.destroy) void running.then(release, release)
      else {
        if (deadline.passed) connection.destroy?.()
        await release()
      }
    }
  }

  async function transaction<T>(
    work: (trx: Knex.Transaction) => Promise<T>,
    milliseconds = waitMs + workMs,
  ): Promise<T> {
    const deadline = new Deadline(milliseconds)
    const busyUntil = performance.now() + waitMs
    for (let left = mostAttempts; ; ) {
      let hasBegun = false
      try {
        return await attempt(work, deadline, () => {
          hasBegun = true
        })
      } catch (error) {
        if (isSqliteBusy(error) && performance.now() < busyUntil && !deadline.passed) {
          await sleep(busyAgainMs)
          continue
        }
        left -= 1
        const reason = reasonOfAbsence(error)
        // A dead pooled connection fails at BEGIN; a deadlock's victim has been rolled back.
        const harmless = reason === 'ER_LOCK_DEADLOCK' || (reason !== undefined && !hasBegun)
        if (harmless && left > 0 && !deadline.passed) continue
        if (reason === undefined) throw error
        throw new DatabaseAwayError(reason)
      }
    }
  }

  return {
    dialect: config.databaseUrl === null ? 'sqlite' : 'mysql',
    knex,
    transaction,
    close: () => endedWithin(closeMs, knex.destroy()),
  }
}
