import fs from 'node:fs'
import { sqliteFile } from '../../knex/knexfile'
import { companions, ownFolder } from '../../knex/ownFiles'
import type { SqliteConnection } from '../../knex/SqliteConnection'
import { OperatorError } from '../core/errors'
import { writeWhole } from '../core/writeWhole'
import { isSqliteBusy } from './absence'
import { unpackShopFiles } from './filesInBackup'
import { type Holdings, holdingsOf, inspectFile, withFile } from './inspect'
import { migrationLockFile, underFileLock } from './migrationLock'

/** The number of requests in a database, which may be without tables. */
async function quotesIn(connection: SqliteConnection): Promise<number> {
  const tables = connection.all("SELECT 1 FROM sqlite_master WHERE name = 'contacts'")
  return tables.length > 0 ? (await holdingsOf((sql) => connection.all(sql))).quotes : 0
}

/**
 * Makes sure that another database can take the place of this one.
 * @throws {OperatorError} when somebody has it open, or it holds requests
 */
async function makeWay(file: string, dataDir: string): Promise<void> {
  if (!fs.existsSync(file)) return
  // A running site would go on writing to an unlinked file.
  const quotes = await withFile(file, quotesIn).catch((error) => {
    if (!isSqliteBusy(error)) throw error
    throw new OperatorError(`A site is running on DATA_DIR (${dataDir}). Stop it first.`)
  })
  if (quotes > 0) {
    throw new OperatorError(
      `The database in DATA_DIR (${dataDir}) holds ${quotes} request(s). Restore into another folder, or move it away.`,
    )
  }
  removeCompanions(file)
}

/** A log that was left would be taken into the next file of this name. */
function removeCompanions(file: string): void {
  for (const suffix of companions) fs.rmSync(file + suffix, { force: true })
}

function refuseUnreadable(file: string): void {
  try {
    fs.accessSync(file, fs.constants.R_OK)
    if (fs.statSync(file).isFile()) return
  } catch {}
  throw new OperatorError(`There is no file ${file} that this user may read.`)
}

/**
 * Puts a copy of an SQLite database into a place that has no requests yet. What is missing in its
 * schema the next start adds. The shop's file and own pictures go with it, where none are.
 * @throws {OperatorError} when the file cannot be read or used, or the place is taken
 */
export async function restore(dataDir: string, file: string): Promise<Holdings> {
  const log = `${file}-wal`
  const hasLog = fs.existsSync(log)
  for (const one of hasLog ? [file, log] : [file]) refuseUnreadable(one)
  ownFolder(dataDir)
  const target = sqliteFile(dataDir)
  // Neither a site that starts nor another restore works on the folder in the meantime.
  return await underFileLock(migrationLockFile(dataDir), async () => {
    await writeWhole(target, { mayReplace: true }, async (part) => {
      try {
        fs.copyFileSync(file, part)
        fs.chmodSync(part, 0o600)
        if (hasLog) fs.copyFileSync(log, `${part}-wal`)
        await inspectFile(part, file)
        await makeWay(target, dataDir)
        await unpackShopFiles(part, dataDir)
      } finally {
        removeCompanions(part)
      }
    })
    // Reports the contents of the new file, not of the copy it was made from.
    return await inspectFile(target, target)
  })
}
