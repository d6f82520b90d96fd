import { DeadlineError } from '../core/Deadline'
import { codeOf, DatabaseAwayError } from '../core/errors'

const unanswered = 'DATABASE_URL: the database server does not answer in time.'
const unknownHost = 'DATABASE_URL: no address is known for its host.'
const wrongUser = 'DATABASE_URL: the database server refuses this user or password.'
const damaged =
  'DATA_DIR: the file chiomara.sqlite in it is damaged, or no database: restore a backup into another folder (docs/restore.md).'
const tableless =
  'DATABASE_URL: the database has lost its tables: restore a backup if there is one, then restart the site, which makes those that are missing.'
const unopened = 'DATA_DIR: the database in it cannot be opened by this user.'

const advice: Readonly<Record<string, string>> = {
  'locked by another process':
    'Another process has been migrating or restoring the database for two minutes: wait for it, or end it.',
  deadline: unanswered,
  ETIMEDOUT: unanswered,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ECONNREFUSED: 'DATABASE_URL: nobody listens at its host and port.',
  HANDSHAKE_NO_SSL_SUPPORT: 'DATABASE_URL: the database server offers no TLS.',
  HANDSHAKE_SSL_ERROR:
    'DATABASE_URL: the certificate of the database server is not trusted, or made out to another host (docs/operating.md).',
  ER_ACCESS_DENIED_ERROR: wrongUser,
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: wrongUser,
  ER_DBACCESS_DENIED_ERROR: 'DATABASE_URL: this user may not use the database.',
  ER_BAD_DB_ERROR: 'DATABASE_URL: the server has no database of this name.',
  ER_NO_DB_ERROR: tableless,
  ER_NO_SUCH_TABLE: tableless,
  ER_CON_COUNT_ERROR: 'The database server has no connection left.',
  ER_OPTION_PREVENTS_STATEMENT: 'The database server is read-only.',
  SQLITE_BUSY: 'DATA_DIR: another process is writing to the database in it.',
  SQLITE_CANTOPEN: unopened,
  SQLITE_NOTADB: damaged,
  SQLITE_CORRUPT: damaged,
  SQLITE_READONLY: 'DATA_DIR: the database in it cannot be written by this user.',
  SQLITE_FULL: 'DATA_DIR: the disk is full.',
}

/** What an operator should look at when the database is away for this reason. */
export function adviceOn(reason: string): string | undefined {
  // SQLite adds details to its codes, as in SQLITE_READONLY_DIRECTORY.
  const [, plain = reason] = /^(SQLITE_[A-Z]+)/.exec(reason) ?? []
  return advice[plain]
}

/**
 * The other codes of a database that is unreachable, refuses us, is overloaded, full or damaged, and
 * not of a faulty query: those of Node's sockets, of the MySQL protocol and server, and of SQLite.
 */
const awayCode =
  /^(ECONN|EPIPE|EAI_|EHOST|ENET|PROTOCOL_|SQLITE_(LOCKED|IOERR)|ER_(SERVER_SHUTDOWN|NORMAL_SHUTDOWN|TOO_MANY_USER_CONNECTIONS|CONNECTION_KILLED|QUERY_INTERRUPTED|LOCK_WAIT_TIMEOUT|LOCK_DEADLOCK|CANT_EXECUTE_IN_READ_ONLY_TRANSACTION|RECORD_FILE_FULL|DISK_FULL|OUT_OF_RESOURCES)$)/

/** Why the database counts as away, in one word fit for a log; undefined when it does not. */
export function reasonOfAbsence(error: unknown): string | undefined {
  if (error instanceof DatabaseAwayError) return error.reason
  if (error instanceof DeadlineError) return 'deadline'
  // Not `instanceof Error`: SQLite's errors may come from another realm than ours.
  const { name, code, fatal } = (error ?? {}) as Record<string, unknown>
  if (name === 'KnexTimeoutError') return 'no connection'
  if (typeof code === 'string' && (adviceOn(code) || awayCode.test(code))) return code
  return fatal === true ? String(code ?? 'connection lost') : undefined
}

/** Whether another process writes to the embedded database; the transaction is rolled back. */
export function isSqliteBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY')
}
