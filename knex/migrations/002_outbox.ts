import type { Knex } from 'knex'
import { inUnicode, nowInUtc } from '../dialect'

const moments = { precision: 3, useTz: false }

/**
 * The mails that have to go out, kept beside the requests they tell of, so that one transaction
 * writes both. A mail holds no text of the visitor's: it is composed from the request when sent.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('contacts', 'fingerprint'))) {
    await knex.schema.alterTable('contacts', (table) => {
      // Of the text, while a second post of it counts as the same request.
      table.string('fingerprint', 64).unique()
      // Why it looks like a bot's; null when it does not, or when staff released it.
      table.string('suspicion', 20)
    })
  }
  if (!(await knex.schema.hasTable('mails'))) {
    await knex.schema.createTable('mails', (table) => {
      table.string('id', 36).primary()
      table.string('kind', 20).notNullable()
      table.string('contactId', 36).index()
      table.string('messageId', 200).notNullable()
      // What there must not be a second mail for.
      table.string('onceKey', 100).unique()
      table.datetime('createdAt', moments).notNullable().defaultTo(nowInUtc(knex))
      // When to try next; also the end of a sender's lease. Null when nothing is to be done.
      table.datetime('dueAt', moments).index()
      table.string('claim', 36)
      table.integer('attempts').notNullable().defaultTo(0)
      table.datetime('startedAt', moments).index()
      table.datetime('heldAt', moments)
      table.string('digestId', 36).index()
      table.datetime('sentAt', moments)
      table.string('problem', 100)
      table.integer('slow').notNullable().defaultTo(0)
      inUnicode(knex, table)
    })
  }
  if (!(await knex.schema.hasTable('gates'))) {
    await knex.schema.createTable('gates', (table) => {
      table.string('name', 20).primary()
      table.integer('passes').notNullable().defaultTo(0)
    })
  }
  await knex('gates').insert({ name: 'mails' }).onConflict('name').ignore()
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('gates')
  await knex.schema.dropTableIfExists('mails')
  await knex.schema.alterTable('contacts', (table) => {
    table.dropColumns('fingerprint', 'suspicion')
  })
}
