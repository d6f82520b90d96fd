import { sowCatalogue } from '../../knex/seeds/sowCatalogue'
import { OperatorError } from '../core/errors'
import { checkpoint } from './checkpoint'
import type { Database } from './database'
import { newerThanThis } from './inspect'
import { migrationLockFile, underFileLock, underServerLock } from './migrationLock'

export interface Migrated {
  migrations: string[]
  /** Number of products written into an empty catalogue. */
  sown: number
}

/**
 * Brings the schema up to date and sows an empty catalogue, once, however many processes start
 * together. Knex's own lock does not do: all processes but one fail on it, and one that is killed
 * leaves it locked. So all of it runs under a lock that ends with its connection; inside it, Knex's
 * lock can only be stale and is released.
 * @throws {OperatorError} when a newer version of the site has made the database
 */
export async function migrate(database: Database, dataDir: string): Promise<Migrated> {
  const run = async () => {
    const [done]: { name: string }[][] = await database.knex.migrate.list({
      // Knex's own message would only say that the migration directory is corrupt.
      disableMigrationsListValidation: true,
    })
    const newer = newerThanThis((done ?? []).map(({ name }) => name))
    if (newer) {
      const variable = database.dialect === 'mysql' ? 'DATABASE_URL' : 'DATA_DIR'
      throw new OperatorError(
        `${variable}: the database was ${newer}; start that version, or restore a backup made by this one.`,
      )
    }
    await database.knex.migrate.forceFreeMigrationsLock()
    const [, migrations] = await database.knex.migrate.latest()
    const sown = await sowCatalogue(database.knex)
    if (database.dialect === 'sqlite') await checkpoint(database)
    return { migrations, sown }
  }
  return database.dialect === 'mysql'
    ? underServerLock(database, run)
    : underFileLock(migrationLockFile(dataDir), run)
}
