import type { Knex } from 'knex'
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js'
import { ownDatabaseFile } from './ownFiles'
import { SqliteConnection, type SqliteValue } from './SqliteConnection'

interface Query {
  sql: string
  bindings?: readonly unknown[]
  response?: unknown
  context?: { lastID: number | bigint; changes: number | bigint }
}

/** Knex's client for better-sqlite3, over our own connection. */
export class SqliteClient extends BetterSqlite3Client {
  override _driver(): unknown {
    return SqliteConnection
  }

  override async acquireRawConnection(): Promise<SqliteConnection> {
    const { filename } = this.connectionSettings as Knex.Sqlite3ConnectionConfig
    ownDatabaseFile(filename)
    return new SqliteConnection(filename)
  }

  override async _query(connection: SqliteConnection, query: Query): Promise<Query> {
    // Where one of several rows lacks a column, Knex binds undefined. SQLite's driver wants null.
    const values = this._formatBindings(query.bindings).map((value) => value ?? null)
    const result = connection.run(query.sql, values as SqliteValue[])
    if ('rows' in result) return Object.assign(query, { response: result.rows })
    const { lastInsertRowid: lastID, changes } = result
    return Object.assign(query, { response: result, context: { lastID, changes } })
  }
}
