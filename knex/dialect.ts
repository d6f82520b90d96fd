import type { Knex } from 'knex'

/** What MySQL and SQLite spell differently in the schema. */

const isMysql = (knex: Knex) => knex.client.config.client === 'mysql2'

/**
 * Makes a table hold all of Unicode and compare it by code points, as SQLite does by itself: with a
 * friendlier collation, erasing `andre@…` would erase `andré@…` as well.
 */
export function inUnicode(knex: Knex, table: Knex.CreateTableBuilder): void {
  if (!isMysql(knex)) return
  table.charset('utf8mb4')
  table.collate('utf8mb4_bin')
}

/** The default of a moment's column: now, in UTC, to the millisecond. */
export function nowInUtc(knex: Knex): Knex.Raw {
  return isMysql(knex)
    ? knex.raw('CURRENT_TIMESTAMP(3)')
    : knex.raw("(strftime('%Y-%m-%d %H:%M:%f', 'now'))")
}

/** Whether the table has the index. Neither MySQL nor Knex creates one only if it is missing. */
export async function hasIndex(knex: Knex, table: string, index: string): Promise<boolean> {
  const found = isMysql(knex)
    ? knex('information_schema.statistics')
        .whereRaw('table_schema = DATABASE()')
        .where({ table_name: table, index_name: index })
    : knex('sqlite_master').where({ type: 'index', tbl_name: table, name: index })
  return (await found.first(knex.raw('1'))) !== undefined
}
