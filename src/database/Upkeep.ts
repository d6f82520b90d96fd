import fs from 'node:fs'
import { sqliteFile } from '../../knex/knexfile'
import type { Config } from '../config'
import { codeOf, UpkeepError } from '../errors'
import { backup } from './backup'
import { type CheckUp, checkUp } from './checkUp'
import type { Database } from './database'
import { restore } from './restore'
import { dumpCommand, loadCommand } from './serverTools'
import type { SqliteContents } from './sqliteContents'

/** The folder of mails that are files. */
interface FiledMails {
  requests(): Promise<ReadonlySet<string>>
}

/** What operators do with the database as a whole. */
export class Upkeep {
  constructor(
    readonly database: Database,
    readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>,
    readonly mails: FiledMails,
  ) {}

  /** @throws {UpkeepError} where it cannot be done, or a database server has tools of its own */
  async backup(file: string, force: boolean): Promise<SqliteContents> {
    const { databaseUrl } = this.config
    if (databaseUrl !== null) throw toolError('backs it up', dumpCommand(databaseUrl, file))
    this.#refuseWithoutDatabase()
    return await backup(this.database, file, force)
  }

  /** @throws {UpkeepError} where it cannot be done, or a database server has tools of its own */
  async restore(file: string): Promise<SqliteContents> {
    const { databaseUrl, dataDir } = this.config
    if (databaseUrl !== null) throw toolError('restores it', loadCommand(databaseUrl, file))
    return await restore(dataDir, file)
  }

  /** @throws {UpkeepError} where there is no database, or it is too damaged to be read */
  async check(): Promise<CheckUp> {
    if (this.config.databaseUrl === null) this.#refuseWithoutDatabase()
    try {
      return await checkUp(this.database, [...(await this.mails.requests())])
    } catch (error) {
      if (!/^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))) throw error
      throw new UpkeepError('The database is damaged: restore a backup into another folder.')
    }
  }

  /** @throws {UpkeepError} where no site has made its tables */
  async requireTables(): Promise<void> {
    if (this.config.databaseUrl === null) this.#refuseWithoutDatabase()
    if (await this.database.transaction((trx) => trx.schema.hasTable('contacts'))) return
    throw new UpkeepError('The database is empty: start the site, which makes its tables.')
  }

  #refuseWithoutDatabase(): void {
    const { dataDir } = this.config
    if (fs.existsSync(sqliteFile(dataDir))) return
    throw new UpkeepError(
      `There is no database in DATA_DIR (${dataDir}): name the folder of the site, or start the site, which makes one.`,
    )
  }
}

function toolError(does: string, command: string): UpkeepError {
  return new UpkeepError(
    `The database is on a server, whose own tool ${does} (MySQL's are called mysqldump and mysql):\n${command}`,
  )
}
