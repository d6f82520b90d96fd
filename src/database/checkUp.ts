import { migrationNames } from '../../knex/knexfile'
import { type Database, type Knex, longWorkMs } from './database'
import { fromSqlTime } from './time'

/** The report of a check. */
export interface CheckUp {
  /** What is wrong; nothing in a sound one. */
  problems: string[]
  requests: number
  oldest: Date | null
  newest: Date | null
  mails: number
  products: number
  /** Migrations that the next start will run. */
  pending: string[]
}

async function damage(trx: Knex, { dialect }: Database, tables: string[]): Promise<string[]> {
  if (dialect === 'sqlite') {
    const rows: { integrity_check: string }[] = await trx.raw('PRAGMA integrity_check')
    return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok')
  }
  const [rows = []]: { Table: string; Msg_text: string }[][] = await trx.raw('CHECK TABLE ??', [
    tables,
  ])
  return rows
    .filter(({ Msg_text: text }) => text !== 'OK')
    .map(({ Table: table, Msg_text: text }) => `${table}: ${text}`)
}

/** Ids in one statement, which databases limit. */
const idsAtOnce = 500

async function withoutRequest(trx: Knex, ids: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const some = ids.slice(start, start + idsAtOnce)
    for (const id of await trx('contacts').whereIn('id', some).pluck('id')) found.add(id)
  }
  return ids.filter((id) => !found.has(id))
}

async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count({ n: '*' })
  return Number(row?.n ?? 0)
}

/** Mails whose request is gone: a sentence where there are any. */
async function strayMails(trx: Knex): Promise<string[]> {
  const strays = await countOf(
    trx('mails').whereNotNull('quoteId').whereNotIn('quoteId', trx('contacts').select('id')),
  )
  return strays > 0 ? [`${strays} mail(s) of requests that are gone`] : []
}

/** The same of mails that are files, by the ids of their requests. */
async function strayFiles(trx: Knex, filed: readonly string[]): Promise<string[]> {
  const ids = await withoutRequest(trx, filed)
  if (ids.length === 0) return []
  return [`files in DATA_DIR/mail of ${ids.length} request(s) that are gone: ${ids.join(', ')}`]
}

/**
 * Looks through the whole database, which takes a while where it is large.
 * @param filed ids of the requests of which there is a mail as a file
 */
export async function checkUp(database: Database, filed: readonly string[]): Promise<CheckUp> {
  return await database.transaction(async (trx) => {
    const tables: string[] = []
    for (const table of ['contacts', 'mails', 'products', 'knex_migrations']) {
      if (await trx.schema.hasTable(table)) tables.push(table)
    }
    const has = (table: string) => tables.includes(table)
    const problems = await damage(trx, database, tables)
    const done: string[] = has('knex_migrations') ? await trx('knex_migrations').pluck('name') : []
    const unknown = done.filter((name) => !migrationNames.includes(name))
    if (unknown.length > 0) {
      problems.push(`made by a newer version of the site (${unknown.join(', ')})`)
    }

    if (has('mails')) problems.push(...(await strayMails(trx)))
    if (has('contacts')) problems.push(...(await strayFiles(trx, filed)))
    const [span] = has('contacts')
      ? await trx('contacts').min({ oldest: 'createdAt' }).max({ newest: 'createdAt' })
      : []
    const moment = (text: unknown) => (typeof text === 'string' ? fromSqlTime(text) : null)
    return {
      problems,
      requests: has('contacts') ? await countOf(trx('contacts')) : 0,
      oldest: moment(span?.oldest),
      newest: moment(span?.newest),
      mails: has('mails') ? await countOf(trx('mails')) : 0,
      products: has('products') ? await countOf(trx('products')) : 0,
      pending: migrationNames.filter((name) => !done.includes(name)),
    }
  }, longWorkMs)
}
