import type { Knex } from 'knex'

const names = ['items', 'company', 'vatNumber'] as const

/**
 * What a request names besides the specification's six fields: products with quantities, as JSON,
 * and the business. Null in the rows from before. One ALTER, since MySQL ends a transaction at each.
 */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('contacts', 'items')) return
  await knex.schema.alterTable('contacts', (table) => {
    table.text('items')
    table.string('company', 200)
    table.string('vatNumber', 40)
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('contacts', (table) => table.dropColumns(...names))
}
