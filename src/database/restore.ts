import fs from 'node:fs'
import { sqliteFile } from '../../knex/knexfile'
import { companions, ownFolder } from '../../knex/ownFiles'
import { OperatorError } from '../core/errors'
import { flush } from '../core/writeWhole'
import { isSqliteBusy } from './absence'
import { type Inspection, inspectFile, inspectSound } from './inspect'
import { migrationLockFile, underFileLock } from './migrationLock'

/**
 * Removes the database's files, so that another one can take their place.
 * @throws {OperatorError} when somebody has this one open, or it holds requests
 */
async function removeEmptyDatabase(file: string, dataDir: string): Promise<void> {
  if (!fs.existsSync(file)) return
  // A running site would go on writing to an unlinked file.
  const { requests } = await inspectFile(file).catch((error) => {
    if (!isSqliteBusy(error)) throw error
    throw new OperatorError(`A site is running on DATA_DIR (${dataDir}). Stop it first.`)
  })
  if (requests > 0) {
    throw new OperatorError(
      `The database in DATA_DIR (${dataDir}) holds ${requests} request(s). Restore into another folder, or move it away.`,
    )
  }
  removeDatabase(file)
}

function removeDatabase(file: string): void {
  for (const suffix of ['', ...companions]) fs.rmSync(file + suffix, { force: true })
}

/**
 * Puts a copy of an SQLite database into a place that has no requests yet. What is missing in its
 * schema the next start adds.
 * @throws {OperatorError} when the file is damaged, not ours or newer than we are, or the place is taken
 */
export async function restore(dataDir: string, file: string): Promise<Inspection> {
  if (!fs.existsSync(file)) throw new OperatorError(`There is no file ${file}.`)
  ownFolder(dataDir)
  // Neither a site that starts nor another restore works on the folder in the meantime.
  return await underFileLock(migrationLockFile(dataDir), () => replace(dataDir, file))
}

async function replace(dataDir: string, file: string): Promise<Inspection> {
  const target = sqliteFile(dataDir)
  const part = `${target}.restore`
  removeDatabase(part)
  try {
    for (const suffix of ['', '-wal']) {
      if (!fs.existsSync(file + suffix)) continue
      fs.copyFileSync(file + suffix, part + suffix)
      fs.chmodSync(part + suffix, 0o600)
    }
    await inspectSound(part, file)
    await removeEmptyDatabase(target, dataDir)
    flush(part)
    fs.renameSync(part, target)
    flush(dataDir)
    // Reports the contents of the new file, not of the copy it was made from.
    return await inspectSound(target, target)
  } finally {
    removeDatabase(part)
  }
}
