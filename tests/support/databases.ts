import { describe } from '@jest/globals'
import { serverVariable } from './globalSetup'
import { mysqlPlace, newSqlitePlace, type Place } from './places'

export { mysqlPlace, newSqlitePlace, type Place } from './places'

const server = process.env[serverVariable]

const kinds: { name: string; newPlace: () => Promise<Place> }[] = [
  { name: 'SQLite', newPlace: newSqlitePlace },
  ...(server ? [{ name: 'MariaDB', newPlace: () => mysqlPlace(server) }] : []),
]

/** Describes the same behaviour on each database; the name says which one a test ran on. */
export function describeOnDatabases(
  what: string,
  suite: (newPlace: () => Promise<Place>) => void,
): void {
  describe.each(kinds)(`${what} on $name`, ({ newPlace }) => suite(newPlace))
}
