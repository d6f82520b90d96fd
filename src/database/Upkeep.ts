import fs from 'node:fs'
import path from 'node:path'
import { sqliteFile } from '../../knex/knexfile'
import { companions } from '../../knex/ownFiles'
import type { Config } from '../config/config'
import { OperatorError } from '../core/errors'
import { writeWhole } from '../core/writeWhole'
import { reasonOfAbsence } from './absence'
import { adviceOn } from './advice'
import { type Database, longWorkMs } from './database'
import { type Inspection, inspect, inspectSound } from './inspect'
import { restore } from './restore'
import { packShopFiles } from './shopFiles'

/** What operators do with the database as a whole. */
export class Upkeep {
  /** @param mails the folder of mails that are files, each of a request */
  constructor(
    readonly database: Database,
    readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>,
    readonly mails: { requests(): Promise<ReadonlySet<string>> },
  ) {}

  /**
   * Writes a whole copy of the embedded database while others write to it; it has every request that
   * was answered before it began, and the shop's file and photographs. The file appears once it is complete, checked and flushed to the disk.
   * @throws {OperatorError} where it cannot be done, or a database server has tools of its own
   */
  async backup(file: string, isForced: boolean): Promise<Inspection> {
    this.#refuseServer()
    this.#refuseWithoutDatabase()
    this.refuseTarget(file)
    return await writeWhole(file, 0o600, isForced, async (part) => {
      // VACUUM INTO accepts an existing empty file and keeps its permissions.
      await this.database.knex.raw('VACUUM INTO ?', [part])
      packShopFiles(part, this.config.dataDir)
      return await inspectSound(part, 'The copy')
    })
  }

  /** @throws {OperatorError} where it cannot be done, or a database server has tools of its own */
  async restore(file: string): Promise<Inspection> {
    this.#refuseServer()
    return await restore(this.config.dataDir, file)
  }

  /** @throws {OperatorError} where there is no database */
  async check(): Promise<Inspection> {
    this.#refuseWithoutDatabase()
    const { dialect } = this.database
    const filed = [...(await this.mails.requests())]
    return await this.database.transaction((trx) => {
      const rowsOf = async (sql: string) => {
        const answer = await trx.raw(sql)
        return dialect === 'mysql' ? answer[0] : answer
      }
      return inspect(dialect, rowsOf, filed)
    }, longWorkMs)
  }

  /** What an operator should look at after an error of the database; undefined after any other error. */
  adviceOn(error: unknown): string | undefined {
    const reason = reasonOfAbsence(error)
    return reason && (adviceOn(reason) ?? `The database is away (${reason}).`)
  }

  /** @throws {OperatorError} where no site has made its tables */
  async requireTables(): Promise<void> {
    this.#refuseWithoutDatabase()
    if (await this.database.transaction((trx) => trx.schema.hasTable('contacts'))) return
    throw new OperatorError('The database is empty: start the site, which makes its tables.')
  }

  /** @throws {OperatorError} where a file may never be written: over a device, or the site's own database */
  refuseTarget(file: string): void {
    if (this.#isOwn(file)) {
      throw new OperatorError(`${file} belongs to the site's own database: name another file.`)
    }
    const stat = fs.statSync(file, { throwIfNoEntry: false })
    if (stat && !stat.isFile()) throw new OperatorError(`${file} is no file: name another one.`)
  }

  /** Whether a file there is the embedded database, or one that SQLite keeps beside it. */
  #isOwn(file: string): boolean {
    const own = sqliteFile(this.config.dataDir)
    if (!fs.existsSync(own)) return false
    // SQLite keeps the companions beside the file itself, wherever a link to it is.
    const real = path.parse(fs.realpathSync(own))
    const names = ['', ...companions].map((suffix) => real.base + suffix)
    const isBeside = placeOf(path.dirname(file)) === placeOf(real.dir)
    return placeOf(file) === placeOf(own) || (isBeside && names.includes(path.basename(file)))
  }

  #refuseServer(): void {
    if (this.config.databaseUrl === null) return
    throw new OperatorError(
      'The database is on a server, which has tools of its own: docs/restore.md has their command lines.',
    )
  }

  #refuseWithoutDatabase(): void {
    const { databaseUrl, dataDir } = this.config
    if (databaseUrl !== null || fs.existsSync(sqliteFile(dataDir))) return
    throw new OperatorError(
      `There is no database in DATA_DIR (${dataDir}): name the folder of the site, or start the site, which makes one.`,
    )
  }
}

/** Device and inode of a file or folder, which are the same however it is spelled and linked. */
function placeOf(file: string): string | undefined {
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  return stat && `${stat.dev} ${stat.ino}`
}
