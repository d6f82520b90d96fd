import { type DatabaseServer, type ServerOptions, startDatabaseServer } from './mariadb'

/** The variable in which suites find the server's address. */
export const serverVariable = 'TEST_DATABASE_SERVER'

/** Starts the server on which every suite has databases of its own; without one the run says so. */
export async function shareDatabaseServer(
  options?: ServerOptions,
): Promise<DatabaseServer | undefined> {
  const server = await startDatabaseServer(options)
  if (server) {
    process.env[serverVariable] = server.url
    return server
  }
  const missing = 'No mariadbd or mysqld on this machine: the suites on MySQL/MariaDB are left out'
  if (process.env.CI === 'true') throw new Error(missing)
  process.stderr.write(`${missing}.\n`)
  return undefined
}
