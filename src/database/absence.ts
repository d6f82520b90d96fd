import { DeadlineError } from '../core/Deadline'
import { codeOf, DatabaseAwayError } from '../core/errors'

/**
 * Codes that mean the database is unreachable, refuses us, is overloaded, out of space or damaged, as
 * opposed to a faulty query: those of Node's sockets, of the MySQL protocol and server, and of SQLite.
 */
const awayCode =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_|EHOST|ENET|PROTOCOL_|SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|CORRUPT|NOTADB))/

const awayServerCodes = new Set([
  'ER_SERVER_SHUTDOWN',
  'ER_NORMAL_SHUTDOWN',
  'ER_ACCESS_DENIED_ERROR',
  'ER_ACCESS_DENIED_NO_PASSWORD_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
  'ER_NO_DB_ERROR',
  'ER_NO_SUCH_TABLE',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_CONNECTION_KILLED',
  'ER_QUERY_INTERRUPTED',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_RECORD_FILE_FULL',
  'ER_DISK_FULL',
  'ER_OUT_OF_RESOURCES',
])

/** Why the database counts as away, in one word fit for a log; undefined when it does not. */
export function reasonOfAbsence(error: unknown): string | undefined {
  if (error instanceof DatabaseAwayError) return error.reason
  if (error instanceof DeadlineError) return 'deadline'
  // Not `instanceof Error`: SQLite's errors may come from another realm than ours.
  const { name, code, fatal } = (error ?? {}) as Record<string, unknown>
  if (name === 'KnexTimeoutError') return 'no connection'
  if (typeof code === 'string' && (awayCode.test(code) || awayServerCodes.has(code))) return code
  return fatal === true ? String(code ?? 'connection lost') : undefined
}

export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === 'ER_LOCK_DEADLOCK'
}

/** Whether another process writes to the embedded database; the transaction has been rolled back. */
export function isSqliteBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY')
}
