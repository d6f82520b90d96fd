import fs from 'node:fs'
import path from 'node:path'
import { OperatorError, writeProblem } from '../core/errors'
import type { Database } from './database'
import { flush } from './flush'
import { underFileLock } from './migrationLock'
import { readSqlite, type SqliteContents } from './sqliteContents'

/**
 * Writes a whole copy of an SQLite database while others write to it; it has every request that was
 * answered before it began. The file appears once it is complete, checked and flushed to the disk.
 * @param force whether it may take another file's place
 * @throws {OperatorError} when it cannot be written, or what came out is damaged
 */
export async function backup(
  database: Pick<Database, 'knex'>,
  dataDir: string,
  file: string,
  force: boolean,
): Promise<SqliteContents> {
  // Two at once would write one temporary file.
  return await underFileLock(path.join(dataDir, 'backup.lock'), () => write(database, file, force))
}

async function write(
  { knex }: Pick<Database, 'knex'>,
  file: string,
  force: boolean,
): Promise<SqliteContents> {
  if (!force && fs.existsSync(file)) {
    throw new OperatorError(`${file} is there already: name another file, or add --force.`)
  }
  const part = `${file}.part`
  try {
    fs.rmSync(part, { force: true })
    // VACUUM INTO accepts an existing empty file and keeps its permissions.
    fs.writeFileSync(part, '', { mode: 0o600 })
    await knex.raw('VACUUM INTO ?', [part])
    const contents = readSqlite(part, 'The copy')
    flush(part)
    fs.renameSync(part, file)
    flush(path.dirname(path.resolve(file)))
    return contents
  } catch (error) {
    fs.rmSync(part, { force: true })
    const reason = writeProblem(error)
    throw reason ? new OperatorError(`${file} cannot be written: ${reason}.`) : error
  }
}
