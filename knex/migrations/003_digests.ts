import type { Knex } from 'knex'
import { hasIndex } from '../dialect'

const moments = { precision: 3, useTz: false }

/** Requests that a digest of 002 showed, whatever number it marked as sent. */
const shown = 100

/** Rows in one statement. */
const atOnce = 500

/** What a claim looks for, so that it reads no more rows than it takes, however many wait. */
const indexes: readonly (readonly string[])[] = [
  ['kind', 'startedAt', 'dueAt'],
  ['kind', 'createdAt'],
  ['slow', 'dueAt', 'startedAt'],
  ['digestId', 'likesBefore', 'heldAt'],
  ['alike', 'digestId', 'likesBefore'],
  ['sentAt'],
]

const indexName = (columns: readonly string[]) => `mails_${columns.join('_').toLowerCase()}_index`

/**
 * Digests that carry a bounded number of requests, the unusual ones first. Each step looks before
 * it acts, since MySQL ends a transaction at every ALTER and a start may be killed between two.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('mails', 'alike'))) {
    await knex.schema.alterTable('mails', (table) => {
      // A hash that requests share whose messages differ in digits, links and case only.
      table.string('alike', 32)
      // While it waits for a digest: how many like it were waiting before.
      table.integer('likesBefore')
      // Of a digest: how many were still waiting when it was written.
      table.integer('leftOver')
    })
  }
  if (!(await knex.schema.hasColumn('gates', 'digestDueAt'))) {
    await knex.schema.alterTable('gates', (table) => {
      // When the next digest may be written; null while nothing waits for one.
      table.datetime('digestDueAt', moments)
    })
  }
  for (const columns of indexes) {
    if (await hasIndex(knex, 'mails', indexName(columns))) continue
    await knex.schema.alterTable('mails', (table) => table.index([...columns], indexName(columns)))
  }
  await takeApartUnsentDigests(knex)
  await holdAgainWhatNoDigestShowed(knex)
  const held = await knex('mails')
    .whereNotNull('heldAt')
    .whereNull('digestId')
    .whereNull('sentAt')
    .update({ likesBefore: 0 })
  if (held > 0) await knex('gates').update({ digestDueAt: '2000-01-01 00:00:00.000' })
}

/** They are without bound; what they carry goes into new ones. */
async function takeApartUnsentDigests(knex: Knex): Promise<void> {
  const ids: string[] = await knex('mails').where({ kind: 'digest', sentAt: null }).pluck('id')
  for (const id of ids) {
    await knex('mails').where({ digestId: id }).update({ digestId: null })
    await knex('mails').where({ id }).delete()
  }
}

/** Of more than a hundred requests a digest gave the number only, and all counted as sent. */
async function holdAgainWhatNoDigestShowed(knex: Knex): Promise<void> {
  const ids: string[] = await knex('mails')
    .whereNotNull('digestId')
    .groupBy('digestId')
    .havingRaw('COUNT(*) > ?', [shown])
    .pluck('digestId')
  for (const digestId of ids) {
    const carried: string[] = await knex('mails')
      .join('contacts', 'contacts.id', 'mails.contactId')
      .where({ digestId })
      .orderBy(['contacts.createdAt', 'contacts.id'])
      .pluck('mails.id')
    for (let from = shown; from < carried.length; from += atOnce) {
      await knex('mails')
        .whereIn('id', carried.slice(from, from + atOnce))
        .update({ digestId: null, sentAt: null })
    }
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (table) => {
    for (const columns of indexes) table.dropIndex([...columns], indexName(columns))
  })
  await knex.schema.alterTable('mails', (table) => {
    table.dropColumns('alike', 'likesBefore', 'leftOver')
  })
  await knex.schema.alterTable('gates', (table) => table.dropColumn('digestDueAt'))
}
