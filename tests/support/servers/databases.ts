import { describe } from '@jest/globals'
import { mysqlPlace, newSqlitePlace, type Place } from './places'
import { serverVariable } from './shareDatabaseServer'

export { mysqlPlace, newSqlitePlace, type Place } from './places'

const server = process.env[serverVariable]

const kinds: { name: string; newPlace: () => Promise<Place> }[] = [
  { name: 'SQLite', newPlace: newSqlitePlace },
  ...(server ? [{ name: 'MariaDB', newPlace: () => mysqlPlace(server) }] : []),
]

/**
 * `describe` where there is a MySQL or MariaDB server. Elsewhere the suite is left out, which the
 * run says, and which fails it with `CI=true` (see shareDatabaseServer.ts).
 */
export const describeWithServer = server ? describe : describe.skip

/** Describes the same behaviour on each database; the name says which one a test ran on. */
export function describeOnDatabases(
  what: string,
  suite: (newPlace: () => Promise<Place>) => void,
): void {
  describe.each(kinds)(`${what} on $name`, ({ newPlace }) => suite(newPlace))
}

/**
 * Describes behaviour of several sites on one database, or of a database server. Not on SQLite,
 * which is for one site.
 */
export function describeOnServer(
  what: string,
  suite: (newPlace: () => Promise<Place>) => void,
): void {
  const [, onServer] = kinds
  const where = onServer ?? { name: 'MariaDB', newPlace: newSqlitePlace }
  describeWithServer(`${what} on ${where.name}`, () => suite(where.newPlace))
}
