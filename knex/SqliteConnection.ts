import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

/** What SQLite stores. */
export type SqliteValue = string | number | bigint | null | Uint8Array

/** SQLite's names of errors that come with a message alone while the driver reads rows. */
const codesByMessage: Record<string, string> = {
  'database is locked': 'SQLITE_BUSY',
  'database disk image is malformed': 'SQLITE_CORRUPT',
  'database or disk is full': 'SQLITE_FULL',
  'disk I/O error': 'SQLITE_IOERR',
}

/** What the call returns. An error of SQLite's gets its name as its code (`SQLITE_BUSY`). */
function coded<T>(call: () => T): T {
  try {
    return call()
  } catch (error) {
    const { message, sqliteCodeName } = error as Error & { sqliteCodeName?: string }
    const code = sqliteCodeName ?? codesByMessage[message]
    throw code === undefined ? error : Object.assign(error as Error, { code })
  }
}

/**
 * A connection to an embedded database. The driver has the interface of `node:sqlite`, which Node
 * 20 lacks, and brings its binaries along.
 */
export class SqliteConnection {
  readonly #database: DatabaseSyncInstance

  /** @param timeout milliseconds to wait inside a call for another process's lock */
  constructor(file: string, { timeout = 5000, readOnly = false } = {}) {
    this.#database = coded(() => new DatabaseSync(file, { timeout, readOnly }))
  }

  /** Runs statements that have neither values nor a result. */
  exec(sql: string): void {
    coded(() => this.#database.exec(sql))
  }

  /** All rows that a query finds; `Row` says what the caller asks for. */
  all<Row = Record<string, unknown>>(sql: string, ...values: SqliteValue[]): Row[] {
    return coded(() => this.#database.prepare(sql).all(...values) as Row[])
  }

  /** The rows of a query, or what another statement has changed. */
  run(sql: string, values: readonly SqliteValue[]) {
    return coded(() => {
      const statement = this.#database.prepare(sql)
      return statement.columns().length > 0
        ? { rows: statement.all(...values) }
        : statement.run(...values)
    })
  }

  /** Makes a function known to this connection's statements. */
  function(name: string, body: (value: unknown) => SqliteValue): void {
    this.#database.function(name, { deterministic: true }, body)
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close()
  }
}
