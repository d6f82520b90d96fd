import path from 'node:path'
import type { Knex } from 'knex'
import * as catalogueAndContacts from './migrations/001_catalogue_and_contacts'
import * as outbox from './migrations/002_outbox'
import { SqliteClient } from './sqliteDriver'

/** The migrations in their order; the list is part of the bundle, so no folder is read at run time. */
const migrations: Record<string, Knex.Migration> = {
  '001_catalogue_and_contacts': catalogueAndContacts,
  '002_outbox': outbox,
}

const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name]
    if (!migration) throw new Error(`Unknown migration ${name}`)
    return migration
  },
}

/** Milliseconds in which a connection must be had. */
const acquireTimeoutMs = 2000

const ignore = () => undefined

/**
 * Knex would tell of failures on standard output, in many lines and with addresses in them. Each of
 * them reaches whoever asked as an error, and that is logged.
 */
const log: Knex.Logger = { debug: ignore, warn: ignore, error: ignore, deprecate: ignore }

interface RawConnection {
  query(sql: string, done: (error: Error | null) => void): void
}

/**
 * MySQL or MariaDB. Dates travel as text in UTC on both databases (`src/database/time.ts`), and
 * nobody waits for a row lock longer than for a connection.
 */
function mysqlConfig(databaseUrl: string): Knex.Config {
  return {
    client: 'mysql2',
    connection: {
      uri: databaseUrl,
      charset: 'utf8mb4',
      timezone: 'Z',
      dateStrings: true,
      connectTimeout: acquireTimeoutMs,
    } as Knex.MySql2ConnectionConfig,
    acquireConnectionTimeout: acquireTimeoutMs,
    pool: {
      min: 0,
      max: 10,
      createTimeoutMillis: acquireTimeoutMs,
      afterCreate: (connection: RawConnection, done: (error: Error | null) => void) => {
        connection.query("SET time_zone = '+00:00', innodb_lock_wait_timeout = 2", (error) => {
          if (error) return done(error)
          connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', done)
        })
      },
    },
    migrations: { migrationSource, disableTransactions: true },
    log,
  }
}

interface RawSqlite {
  pragma(statement: string): unknown
  function(
    name: string,
    options: { deterministic: boolean },
    body: (text: unknown) => unknown,
  ): void
}

/** The embedded database: a write is on disk when its transaction has ended. */
function sqliteConfig(dataDir: string): Knex.Config {
  return {
    client: SqliteClient,
    connection: { filename: path.join(dataDir, 'chiomara.sqlite') },
    useNullAsDefault: true,
    acquireConnectionTimeout: acquireTimeoutMs,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: RawSqlite, done: (error: Error | null) => void) => {
        connection.pragma('journal_mode = WAL')
        connection.pragma('synchronous = FULL')
        connection.pragma('foreign_keys = ON')
        // Waiting for another process stops this one: better-sqlite3 waits inside the call.
        connection.pragma('busy_timeout = 1000')
        // SQLite's own knows ASCII only: it would not find ANDRÉ@… by andré@…, nor by itself.
        connection.function('lower', { deterministic: true }, (text) =>
          typeof text === 'string' ? text.toLowerCase() : text,
        )
        done(null)
      },
    },
    migrations: { migrationSource },
    log,
  }
}

export function knexConfig(databaseUrl: string | null, dataDir: string): Knex.Config {
  return databaseUrl === null ? sqliteConfig(dataDir) : mysqlConfig(databaseUrl)
}
