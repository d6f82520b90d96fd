import { expect, test } from '@jest/globals'
import { hasIndex } from '../../knex/dialect'
import { describeOnDatabases } from '../../tests/support/databases'
import { patientDatabase } from '../../tests/support/patientDatabase'
import { validRequest } from '../../tests/support/site'
import type { Database } from './database'
import { migrate } from './migrate'

const name = '003_digests'

/** As 002 left it: a digest of 103 that went out, one of two that did not, and two more held. */
async function fill({ knex }: Database): Promise<void> {
  const at = '2026-11-01 10:00:00.000'
  const digest = { kind: 'digest', messageId: '<x@chiomara.example>', createdAt: at }
  await knex('mails').insert([
    { ...digest, id: 'sent', sentAt: at, dueAt: null },
    { ...digest, id: 'unsent', sentAt: null, dueAt: at },
  ])
  for (let number = 0; number < 107; number += 1) {
    const id = `c${String(number).padStart(3, '0')}`
    await knex('contacts').insert({ ...validRequest, id, products: '[]', createdAt: at })
    await knex('mails').insert({
      id: `mail-${id}`,
      kind: 'request',
      contactId: id,
      messageId: '<y@chiomara.example>',
      createdAt: at,
      heldAt: at,
      digestId: number < 103 ? 'sent' : number < 105 ? 'unsent' : null,
      sentAt: number < 103 ? at : null,
    })
  }
}

describeOnDatabases('The migration to bounded digests', (newPlace) => {
  test('holds again what no digest told of, also after it was broken off', async () => {
    const place = await newPlace()
    const database = patientDatabase(place)
    const { knex } = database
    await migrate(database, place.dataDir)
    await knex.migrate.down({ name })
    expect(await knex.schema.hasColumn('mails', 'likesBefore')).toBe(false)
    await fill(database)
    await migrate(database, place.dataDir)

    const waiting = await knex('mails')
      .whereNull('sentAt')
      .whereNull('digestId')
      .where({ likesBefore: 0 })
      .orderBy('contactId')
      .pluck('contactId')
    expect(waiting).toEqual(['c100', 'c101', 'c102', 'c103', 'c104', 'c105', 'c106'])
    expect(await knex('mails').where({ kind: 'digest' }).pluck('id')).toEqual(['sent'])
    expect(await knex('gates').pluck('digestDueAt')).toEqual(['2000-01-01 00:00:00.000'])

    // Killed between two statements, it is run once more.
    const index = 'mails_sentat_index'
    await knex.schema.alterTable('mails', (table) => table.dropIndex(['sentAt'], index))
    await knex('knex_migrations').where({ name }).delete()
    await migrate(database, place.dataDir)
    expect(await hasIndex(knex, 'mails', index)).toBe(true)
    expect(await knex('mails').where({ likesBefore: 0 })).toHaveLength(7)
    await database.close()
    await place.remove()
  })
})
