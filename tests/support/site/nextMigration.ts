import type { Knex } from 'knex'

/** What the next release might add: each of these leaves room for the code that is running. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('contacts', (table) => {
    table.string('salutation', 20)
    table.index(['salutation'])
  })
  await knex.schema.alterTable('products', (table) => {
    table.integer('rank').notNullable().defaultTo(0)
  })
  await knex.schema.createTable('offices', (table) => {
    table.string('name', 60).primary()
  })
}
