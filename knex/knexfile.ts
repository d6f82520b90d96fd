import path from 'node:path'
import type { Knex } from 'knex'
import * as schema from './migrations/001_schema'
import { SqliteClient } from './SqliteClient'
import type { SqliteConnection } from './SqliteConnection'

/**
 * The migrations in their order. The list is part of the bundle, so no folder is read at run time.
 * A migration that was released never changes.
 */
const migrations: Record<string, Pick<Knex.Migration, 'up'>> = {
  '001_schema': schema,
}

/** Every migration that this version knows. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/** Knex asks for a way back. */
async function down(): Promise<void> {
  throw new Error('A migration is not undone: the way back is a backup')
}

const migrationSource: Knex.MigrationSource<[string, Pick<Knex.Migration, 'up'>]> = {
  getMigrations: async () => Object.entries(migrations),
  getMigrationName: ([name]) => name,
  getMigration: async ([, { up }]) => ({ up, down }),
}

/** Milliseconds within which a connection, and then a row lock, must be acquired. */
export const longestWaitMs = 2000

const ignore = () => undefined

/**
 * Knex would print failures to standard output, in many lines and with addresses in them. Each also
 * reaches the caller as an error, which is logged.
 */
const log: Knex.Logger = { debug: ignore, warn: ignore, error: ignore, deprecate: ignore }

/** A connection of mysql2's. */
interface RawConnection {
  promise(): { query(sql: string): Promise<unknown> }
  destroy(): void
}

/** The first statements on each connection to a server. */
async function prepareSession(connection: RawConnection, waitMs: number): Promise<void> {
  const session = connection.promise()
  const waitS = Math.ceil(waitMs / 1000)
  await session.query(`SET time_zone = '+00:00', innodb_lock_wait_timeout = ${waitS}`)
  await session.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED')
}

/**
 * MySQL or MariaDB. Dates travel as text in UTC on both databases (`src/database/time.ts`), and
 * nobody waits for a row lock longer than for a connection.
 */
function mysqlConfig(databaseUrl: string, waitMs: number): Knex.Config {
  return {
    client: 'mysql2',
    connection: {
      uri: databaseUrl,
      charset: 'utf8mb4',
      timezone: 'Z',
      dateStrings: true,
      connectTimeout: waitMs,
    } as Knex.MySql2ConnectionConfig,
    acquireConnectionTimeout: waitMs,
    pool: {
      min: 0,
      max: 10,
      createTimeoutMillis: waitMs,
      // No async function: Knex promisifies it, and Node 24 warns of promisified async ones.
      afterCreate: (connection: RawConnection, done: (error: Error | null) => void) => {
        prepareSession(connection, waitMs).then(
          () => done(null),
          (error) => {
            // Knex forgets a connection that it could not prepare, and leaves it open.
            connection.destroy()
            done(error)
          },
        )
      },
    },
    migrations: { migrationSource, disableTransactions: true },
    log,
  }
}

/** The embedded database's file. */
export const sqliteFile = (dataDir: string): string => path.join(dataDir, 'chiomara.sqlite')

function prepare(connection: SqliteConnection): void {
  connection.exec('PRAGMA journal_mode = WAL')
  connection.exec('PRAGMA synchronous = FULL')
  // Pages in the log after which SQLite copies them into the file. The site's check of the database
  // writes one every five seconds: a copy of the file alone, as people make it, lacks five minutes.
  connection.exec('PRAGMA wal_autocheckpoint = 60')
  connection.exec('PRAGMA foreign_keys = ON')
  // Deleted content is overwritten: no free page keeps the text of an erased request.
  connection.exec('PRAGMA secure_delete = ON')
  // Waiting for another process stops this one, as the driver waits inside the call: a transaction
  // that meets a lock for longer is repeated (`src/database/database.ts`).
  connection.exec('PRAGMA busy_timeout = 20')
  // SQLite's own `lower` converts ASCII only, so a search for andré@… would miss ANDRÉ@….
  connection.function('lower', (text) => (typeof text === 'string' ? text.toLowerCase() : null))
}

/** The embedded database: a write is on disk when its transaction has ended. */
function sqliteConfig(dataDir: string, waitMs: number): Knex.Config {
  return {
    client: SqliteClient,
    connection: { filename: sqliteFile(dataDir) },
    useNullAsDefault: true,
    acquireConnectionTimeout: waitMs,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: SqliteConnection, done: (error: Error | null) => void) => {
        try {
          prepare(connection)
        } catch (error) {
          // Knex forgets a connection that it could not prepare, and leaves the file open.
          connection.close()
          return done(error as Error)
        }
        done(null)
      },
    },
    migrations: { migrationSource },
    log,
  }
}

/** @param waitMs milliseconds within which a connection, and then a row lock, must be acquired */
export function knexConfig(
  databaseUrl: string | null,
  dataDir: string,
  waitMs = longestWaitMs,
): Knex.Config {
  return databaseUrl === null ? sqliteConfig(dataDir, waitMs) : mysqlConfig(databaseUrl, waitMs)
}
