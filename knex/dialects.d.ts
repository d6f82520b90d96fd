declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import { Knex } from 'knex'

  /** Knex's own client for better-sqlite3, which the package exports without types. */
  export default class BetterSqlite3Client extends Knex.Client {
    _driver(): unknown
    acquireRawConnection(): Promise<unknown>
    _query(connection: unknown, query: unknown): Promise<unknown>
    _formatBindings(bindings: readonly unknown[] | undefined): unknown[]
  }
}
