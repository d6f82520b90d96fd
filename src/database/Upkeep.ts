import fs from 'node:fs'
import path from 'node:path'
import { sqliteFile } from '../../knex/knexfile'
import type { Config } from '../config/config'
import { exitCodes, OperatorError } from '../core/errors'
import { writeWhole } from '../core/writeWhole'
import { adviceOn, reasonOfAbsence } from './absence'
import { type Database, longWorkMs } from './database'
import { packShopFiles } from './filesInBackup'
import { faultOf, type Holdings, holdingsOf, inspectFile } from './inspect'
import { restore } from './restore'

/** What operators do with the database as a whole. */
export class Upkeep {
  constructor(
    readonly database: Database,
    readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  ) {}

  /**
   * Writes a whole copy of the embedded database while others write to it; it has every request
   * that was answered before it began, and the shop's file and own pictures. The file appears once
   * it is complete, checked and flushed to the disk.
   * @throws {OperatorError} where it cannot be done, or a database server has tools of its own
   */
  async backup(file: string, isForced: boolean): Promise<Holdings> {
    this.#refuseServer()
    this.#refuseWithoutDatabase()
    this.refuseTarget(file)
    return await writeWhole(file, { mayReplace: isForced }, async (part) => {
      // VACUUM INTO accepts an existing empty file and keeps its permissions.
      await this.database.knex.raw('VACUUM INTO ?', [part])
      await packShopFiles(part, this.config.dataDir)
      return await inspectFile(part, 'The copy')
    })
  }

  /** @throws {OperatorError} where it cannot be done, or a database server has tools of its own */
  async restore(file: string): Promise<Holdings> {
    this.#refuseServer()
    return await restore(this.config.dataDir, file)
  }

  /** @throws {OperatorError} where there is no database, or no sound one */
  async check(): Promise<Holdings> {
    this.#refuseWithoutDatabase()
    const { dialect } = this.database
    return await this.database.transaction(async (trx) => {
      const ask = async (sql: string) => {
        const answer = await trx.raw(sql)
        return dialect === 'mysql' ? answer[0] : answer
      }
      const fault = await faultOf(dialect, ask)
      if (fault === undefined) return await holdingsOf(ask)
      throw new OperatorError(`The database cannot be used: ${fault}.`, exitCodes.failed)
    }, longWorkMs)
  }

  /** An error of the database with what an operator should look at; any other error as it is. */
  explained(error: unknown): unknown {
    const reason = reasonOfAbsence(error)
    if (reason === undefined) return error
    const sentence = adviceOn(reason) ?? `The database is away (${reason}).`
    return new OperatorError(sentence, exitCodes.failed)
  }

  /** @throws {OperatorError} where no site has made its tables */
  async requireTables(): Promise<void> {
    this.#refuseWithoutDatabase()
    if (await this.database.transaction((trx) => trx.schema.hasTable('contacts'))) return
    throw new OperatorError('The database is empty: start the site, which makes its tables.')
  }

  /** @throws {OperatorError} where no file may be written: a device, or the site's own database */
  refuseTarget(file: string): void {
    // Also what SQLite keeps beside its file, under names that begin with the file's.
    if (path.basename(file).startsWith(path.basename(sqliteFile(this.config.dataDir)))) {
      throw new OperatorError(
        `${file} is what the site's own database is called: name another file.`,
      )
    }
    const stat = fs.statSync(file, { throwIfNoEntry: false })
    if (stat && !stat.isFile()) throw new OperatorError(`${file} is no file: name another one.`)
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
