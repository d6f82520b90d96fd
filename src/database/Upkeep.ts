import fs from 'node:fs'
import { sqliteFile } from '../../knex/knexfile'
import { companions } from '../../knex/ownFiles'
import type { Config } from '../config/config'
import { OperatorError } from '../core/errors'
import { reasonOfAbsence } from './absence'
import { adviceOn } from './advice'
import { backup } from './backup'
import { type CheckUp, checkUp } from './checkUp'
import type { Database } from './database'
import { isSamePlace } from './isSamePlace'
import { restore } from './restore'
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

  /** @throws {OperatorError} where it cannot be done, or a database server has tools of its own */
  async backup(file: string, force: boolean): Promise<SqliteContents> {
    const { databaseUrl, dataDir } = this.config
    if (databaseUrl !== null) throw serverHasTools()
    this.#refuseWithoutDatabase()
    this.refuseOwn(file)
    return await backup(this.database, dataDir, file, force)
  }

  /** @throws {OperatorError} where it cannot be done, or a database server has tools of its own */
  async restore(file: string): Promise<SqliteContents> {
    const { databaseUrl, dataDir } = this.config
    if (databaseUrl !== null) throw serverHasTools()
    return await restore(dataDir, file)
  }

  /** @throws {OperatorError} where there is no database */
  async check(): Promise<CheckUp> {
    if (this.config.databaseUrl === null) this.#refuseWithoutDatabase()
    return await checkUp(this.database, [...(await this.mails.requests())])
  }

  /** What an operator should look at after an error of the database; undefined after any other error. */
  adviceOn(error: unknown): string | undefined {
    const reason = reasonOfAbsence(error)
    return reason && (adviceOn(reason) ?? `The database is away (${reason}).`)
  }

  /** @throws {OperatorError} where no site has made its tables */
  async requireTables(): Promise<void> {
    if (this.config.databaseUrl === null) this.#refuseWithoutDatabase()
    if (await this.database.transaction((trx) => trx.schema.hasTable('contacts'))) return
    throw new OperatorError('The database is empty: start the site, which makes its tables.')
  }

  /** @throws {OperatorError} when a file written there would replace the embedded database */
  refuseOwn(file: string): void {
    const own = sqliteFile(this.config.dataDir)
    if (!fs.existsSync(own)) return
    // SQLite keeps the companions beside the file itself, wherever a link to it is.
    const real = fs.realpathSync(own)
    if (!['', ...companions].some((suffix) => isSamePlace(file, real + suffix))) return
    throw new OperatorError(`${file} belongs to the site's own database: name another file.`)
  }

  #refuseWithoutDatabase(): void {
    const { dataDir } = this.config
    if (fs.existsSync(sqliteFile(dataDir))) return
    throw new OperatorError(
      `There is no database in DATA_DIR (${dataDir}): name the folder of the site, or start the site, which makes one.`,
    )
  }
}

const serverHasTools = () =>
  new OperatorError(
    'The database is on a server, which has tools of its own: docs/restore.md has their command lines.',
  )
