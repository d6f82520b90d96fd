import fs from 'node:fs'
import createKnex, { type Knex } from 'knex'
import { knexConfig } from '../../knex/knexfile'
import type { Config } from '../config'
import { DatabaseAwayError } from '../errors'
import { isDeadlock, reasonOfAbsence } from './absence'
import { Deadline } from './deadline'

export type { Knex }

/** Milliseconds for one piece of work, waiting for a connection and COMMIT included. */
const workMs = 2500

/** Attempts at a piece of work of which nothing has been done, or all undone. */
const attempts = 3

export interface Database {
  readonly dialect: 'mysql' | 'sqlite'
  readonly knex: Knex
  /**
   * Runs the work in one transaction under a deadline.
   * @throws {DatabaseAwayError} when the database is away or too slow; the work may then have been
   * committed or not
   */
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface RawConnection {
  /** mysql2 only: closes the socket at once. */
  destroy?: () => void
}

interface Client {
  acquireConnection(): Promise<RawConnection>
  releaseConnection(connection: RawConnection): Promise<void>
}

export function createDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Database {
  if (config.databaseUrl === null) fs.mkdirSync(config.dataDir, { recursive: true })
  const knex = createKnex(knexConfig(config.databaseUrl, config.dataDir))
  const client: Client = knex.client

  /** A connection, given back to the pool should it come after the deadline. */
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
   * Nobody knows what an overdue connection still does: it must not serve anybody else. MySQL's is
   * cut off; SQLite's, the only one, serves again when its work has come to an end.
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

  async function transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
    const deadline = new Deadline(workMs)
    try {
      for (let left = attempts - 1; ; left -= 1) {
        let hasBegun = false
        try {
          return await attempt(work, deadline, () => {
            hasBegun = true
          })
        } catch (error) {
          const reason = reasonOfAbsence(error)
          // A dead connection from the pool shows at BEGIN; a deadlock's victim is rolled back.
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
    close: () => knex.destroy(),
  }
}
