import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { sqliteFile } from '../../knex/knexfile'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { catalogue } from '../../knex/seeds/catalogue'
import {
  describeOnDatabases,
  newSqlitePlace,
  type Place,
} from '../../tests/support/servers/databases'
import { patientDatabase, patientMs } from '../../tests/support/servers/patientDatabase'
import { until } from '../../tests/support/until'
import { DatabaseAwayError } from '../core/errors'
import { checkpoint, forgetDeleted } from './checkpoint'
import { createDatabase, type Database } from './database'
import { migrate } from './migrate'
import { Upkeep } from './Upkeep'

describeOnDatabases('The database', (newPlace) => {
  let place: Place
  let database: Database

  beforeEach(async () => {
    place = await newPlace()
    database = patientDatabase(place)
    await migrate(database, place.dataDir)
  })

  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  const countProducts = () =>
    database.transaction(async (trx) => Number((await trx('products').count({ n: '*' }))[0]?.n))

  test('gives up work that passes its deadline and serves the next', async () => {
    const stuck = database.transaction(() => sleep(400), 200)
    await expect(stuck).rejects.toThrow(DatabaseAwayError)
    // SQLite's one connection comes free when the late work has ended.
    expect(await countProducts()).toBe(catalogue.length)
  })

  test('lets work take longer that says so', async () => {
    const hasty = createDatabase(place, 500)
    const answers = () => hasty.transaction((trx) => trx.raw('SELECT 1'))
    await until('it is connected', () =>
      answers().then(
        () => true,
        () => false,
      ),
    )
    const slow = hasty.transaction(async (trx) => {
      const hurried = hasty.transaction(() => new Promise(() => undefined))
      await expect(hurried).rejects.toThrow(DatabaseAwayError)
      return (await trx('products').count({ n: '*' }))[0]?.n
    }, patientMs)
    expect(Number(await slow)).toBe(catalogue.length)
    await hasty.close()
  })
})

test('The embedded database waits for another process’s lock, after a failed checkpoint too, and lets others work meanwhile', async () => {
  const place = await newSqlitePlace()
  const database = patientDatabase(place)
  await migrate(database, place.dataDir)
  // Nobody can make a checkpoint while it writes itself.
  await database.knex.raw('BEGIN IMMEDIATE')
  await expect(checkpoint(database)).rejects.toThrow('is locked')
  await database.knex.raw('ROLLBACK')

  const other = new SqliteConnection(sqliteFile(place.dataDir))
  other.exec('BEGIN IMMEDIATE')
  // Milliseconds that one statement keeps the whole process waiting.
  expect(await database.knex.raw('PRAGMA busy_timeout')).toEqual([{ timeout: 20 }])
  setTimeout(() => other.close(), 300)
  const changed = await database.transaction((trx) => trx('products').update({ featured: 0 }))
  expect(changed).toBe(catalogue.length)
  await database.close()
  await place.remove()
})

test('Who deletes while another process reads the embedded database is told that traces stay', async () => {
  const place = await newSqlitePlace()
  const database = patientDatabase(place)
  await migrate(database, place.dataDir)
  const reader = new SqliteConnection(sqliteFile(place.dataDir), { readOnly: true })
  reader.exec('BEGIN')
  reader.all('SELECT 1 FROM products')
  await database.transaction((trx) => trx('products').delete())
  const error = await forgetDeleted(database, 0).catch((thrown) => thrown)
  expect(new Upkeep(database, place).explained(error)).toMatchObject({
    message: expect.stringMatching(/^All is deleted, but traces stay .* reads it/),
    exitCode: 1,
  })
  reader.exec('ROLLBACK')
  reader.close()
  await forgetDeleted(database, 0)
  await database.close()
  await place.remove()
})
