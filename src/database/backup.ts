import path from 'node:path'
import { writeWhole } from '../core/writeWhole'
import type { Database } from './database'
import { type Inspection, inspectSound } from './inspect'
import { underFileLock } from './migrationLock'

/**
 * Writes a whole copy of an SQLite database while others write to it; it has every request that was
 * answered before it began. The file appears once it is complete, checked and flushed to the disk.
 * @throws {OperatorError} when it cannot be written, or what came out is damaged
 */
export async function backup(
  { knex }: Pick<Database, 'knex'>,
  dataDir: string,
  file: string,
): Promise<Inspection> {
  // Two at once would write one temporary file.
  return await underFileLock(path.join(dataDir, 'backup.lock'), () =>
    writeWhole(file, 0o600, async (part) => {
      // VACUUM INTO accepts an existing empty file and keeps its permissions.
      await knex.raw('VACUUM INTO ?', [part])
      return await inspectSound(part, 'The copy')
    }),
  )
}
