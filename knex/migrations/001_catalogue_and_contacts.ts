import type { Knex } from 'knex'
import { inUnicode, nowInUtc } from '../dialect'

const moments = { precision: 3, useTz: false }

/**
 * The specification's two tables. Each looks before it creates, since MySQL ends a transaction at
 * every CREATE and a killed start leaves the first table behind. Lengths are literals: a limit that
 * changes needs a migration of its own, or old databases would differ from new ones.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('products'))) {
    await knex.schema.createTable('products', (table) => {
      table.string('id', 36).primary()
      table.string('name', 200).notNullable()
      table.string('category', 60).notNullable().index()
      table.text('description').notNullable()
      table.string('imageUrl', 500).notNullable()
      table.string('price', 100).notNullable()
      table.integer('featured').notNullable().defaultTo(0)
      table.string('nameEn', 200).notNullable()
      table.text('descriptionEn').notNullable()
      table.string('priceEn', 100).notNullable()
      inUnicode(knex, table)
    })
  }
  if (!(await knex.schema.hasTable('contacts'))) {
    await knex.schema.createTable('contacts', (table) => {
      table.string('id', 36).primary()
      table.string('firstName', 100).notNullable()
      table.string('lastName', 100).notNullable()
      table.string('email', 254).notNullable()
      table.string('phone', 30)
      table.string('requestType', 60).notNullable()
      table.text('message').notNullable()
      table.datetime('createdAt', moments).notNullable().defaultTo(nowInUtc(knex)).index()
      table.string('language', 2)
      table.string('page', 300)
      table.string('line', 60)
      table.text('products').notNullable()
      table.integer('elapsedMs').unsigned()
      inUnicode(knex, table)
    })
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('contacts')
  await knex.schema.dropTableIfExists('products')
}
