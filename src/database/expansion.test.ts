import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Knex } from 'knex'
import { migrationNames } from '../../knex/knexfile'
import { describeOnDatabases, type Place } from '../../tests/support/servers/databases'
import { siteEnvironment } from '../../tests/support/site/site'
import { readConfig } from '../config/config'
import { createStores, type Stores } from '../stores'

const tables = ['products', 'contacts', 'mails', 'gates']

type Schema = Record<string, Record<string, Knex.ColumnInfo>>

async function schemaOf({ knex }: { knex: Knex }): Promise<Schema> {
  const there: Schema = {}
  for (const table of tables) {
    if (await knex.schema.hasTable(table)) {
      there[table] = (await knex(table).columnInfo()) as Record<string, Knex.ColumnInfo>
    }
  }
  return there
}

/** What of a schema would be in the way of code that was written for the one before. */
function obstacles(before: Schema, after: Schema): string[] {
  const found: string[] = []
  for (const [table, columns] of Object.entries(before)) {
    const now = after[table] ?? {}
    for (const [name, { maxLength, nullable }] of Object.entries(columns)) {
      const column = now[name]
      if (!column) found.push(`${table}.${name} is gone`)
      else if (nullable && !column.nullable) found.push(`${table}.${name} must be given now`)
      else if (Number(column.maxLength) < Number(maxLength))
        found.push(`${table}.${name} is shorter`)
    }
    for (const [name, { nullable, defaultValue }] of Object.entries(now)) {
      const isNew = columns[name] === undefined
      if (isNew && !nullable && defaultValue === null) found.push(`${table}.${name} must be given`)
    }
  }
  return found
}

describeOnDatabases('Migrations', (newPlace) => {
  let place: Place
  let stores: Stores

  beforeEach(async () => {
    place = await newPlace()
    stores = createStores(readConfig(siteEnvironment(place)))
  })

  afterEach(async () => {
    await stores.database.close()
    await place.remove()
  })

  test('each leave room for the code before them, which goes on running meanwhile', async () => {
    const { knex } = stores.database
    let before: Schema = {}
    for (const name of migrationNames) {
      await knex.migrate.up()
      const after = await schemaOf(stores.database)
      expect([name, obstacles(before, after)]).toEqual([name, []])
      before = after
    }
    expect(Object.keys(before)).toEqual(tables)

    await knex.schema.alterTable('gates', (table) => {
      table.string('owner', 20).notNullable().defaultTo('nobody')
      table.string('place', 20)
    })
    expect(obstacles(before, await schemaOf(stores.database))).toEqual([])
    await knex.schema.alterTable('products', (table) => table.dropColumn('price'))
    expect(obstacles(before, await schemaOf(stores.database))).toEqual(['products.price is gone'])
  })
})
