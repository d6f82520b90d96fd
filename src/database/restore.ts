import fs from 'node:fs'
import { migrationNames, sqliteFile } from '../../knex/knexfile'
import { companions, ownFolder } from '../../knex/ownFiles'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { codeOf, OperatorError } from '../core/errors'
import { flush } from './flush'
import { migrationLockFile, underFileLock } from './migrationLock'
import { readSqlite, type SqliteContents } from './sqliteContents'

/**
 * Removes the database's files, so that another one can take their place.
 * @throws {OperatorError} when somebody has this one open, or it holds requests
 */
function removeEmptyDatabase(file: string, dataDir: string): void {
  if (!fs.existsSync(file)) return
  const database = new SqliteConnection(file, { timeout: 0 })
  try {
    // Leaving WAL mode needs exclusive access: a running site would go on writing to an unlinked file.
    database.exec('PRAGMA journal_mode = DELETE')
    const query = "SELECT COUNT(*) AS n FROM sqlite_master WHERE name = 'contacts'"
    const count = (sql: string) => Number(database.all<{ n: number }>(sql)[0]?.n)
    const requests = count(query) > 0 ? count('SELECT COUNT(*) AS n FROM contacts') : 0
    if (requests > 0) {
      throw new OperatorError(
        `The database in DATA_DIR (${dataDir}) holds ${requests} request(s). Restore into another folder, or move it away.`,
      )
    }
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error
    throw new OperatorError(`A site is running on DATA_DIR (${dataDir}). Stop it first.`)
  } finally {
    database.close()
  }
  removeDatabase(file)
}

function removeDatabase(file: string): void {
  for (const suffix of ['', ...companions]) fs.rmSync(file + suffix, { force: true })
}

/** Refuses what a newer version has written, whose schema this one does not know. */
function refuseNewer({ migrations }: SqliteContents, name: string): void {
  const unknown = migrations.filter((migration) => !migrationNames.includes(migration))
  if (unknown.length === 0) return
  throw new OperatorError(
    `${name} was made by a newer version of the site (${unknown.join(', ')}).`,
  )
}

/**
 * Puts a copy of an SQLite database into a place that has no requests yet. What is missing in its
 * schema the next start adds.
 * @throws {OperatorError} when the file is damaged, not ours or newer than we are, or the place is taken
 */
export async function restore(dataDir: string, file: string): Promise<SqliteContents> {
  if (!fs.existsSync(file)) throw new OperatorError(`There is no file ${file}.`)
  ownFolder(dataDir)
  // Neither a site that starts nor another restore works on the folder in the meantime.
  return await underFileLock(migrationLockFile(dataDir), async () => replace(dataDir, file))
}

function replace(dataDir: string, file: string): SqliteContents {
  const target = sqliteFile(dataDir)
  const part = `${target}.restore`
  removeDatabase(part)
  try {
    for (const suffix of ['', '-wal']) {
      if (!fs.existsSync(file + suffix)) continue
      fs.copyFileSync(file + suffix, part + suffix)
      fs.chmodSync(part + suffix, 0o600)
    }
    refuseNewer(readSqlite(part, file), file)
    removeEmptyDatabase(target, dataDir)
    flush(part)
    fs.renameSync(part, target)
    flush(dataDir)
    // Reports the contents of the new file, not of the copy it was made from.
    return readSqlite(target, target)
  } finally {
    removeDatabase(part)
  }
}
