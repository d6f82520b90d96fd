import { type DatabaseServer, startDatabaseServer } from './mariadb'

declare global {
  var databaseServer: DatabaseServer | undefined
}

/** The variable in which suites find the server's address. */
export const serverVariable = 'TEST_DATABASE_SERVER'

// biome-ignore lint/style/noDefaultExport: Jest runs the default export of its setup and teardown
export default async function globalSetup(): Promise<void> {
  globalThis.databaseServer = await startDatabaseServer()
  if (globalThis.databaseServer) {
    process.env[serverVariable] = globalThis.databaseServer.url
    return
  }
  const missing = 'No mariadbd or mysqld on this machine: the suites on MySQL/MariaDB are left out'
  if (process.env.CI === 'true') throw new Error(missing)
  process.stderr.write(`${missing}.\n`)
}
