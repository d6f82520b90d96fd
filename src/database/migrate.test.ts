import { spawn } from 'node:child_process'
import { beforeAll, expect, test } from '@jest/globals'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { catalogue } from '../../knex/seeds/catalogue'
import {
  describeOnDatabases,
  describeOnServer,
  newSqlitePlace,
  type Place,
} from '../../tests/support/servers/databases'
import { patientDatabase } from '../../tests/support/servers/patientDatabase'
import { bundleProgram } from '../../tests/support/site/bundleProgram'
import { adviceOn } from './absence'
import { migrationLockFile, underFileLock, underServerLock } from './migrationLock'

let program: string
beforeAll(async () => {
  program = await bundleProgram('tests/support/site/migrateOnce.ts')
})

/** Runs `migrate` in a process of its own and gives what it returned. */
function migrateElsewhere(place: Place): Promise<string> {
  const child = spawn(process.execPath, [program, JSON.stringify(place)])
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.pipe(process.stderr)
  return new Promise((resolve) => child.on('close', () => resolve(out)))
}

describeOnDatabases('Migrating', (newPlace) => {
  test('makes schema and catalogue exactly once when four processes start together', async () => {
    const place = await newPlace()
    const results = await Promise.all(Array.from({ length: 4 }, () => migrateElsewhere(place)))
    const migrated = results.map((result) => JSON.parse(result))
    expect(migrated.filter(({ migrations }) => migrations.length > 0)).toHaveLength(1)
    expect(migrated.filter(({ sown }) => sown > 0)).toHaveLength(1)
    const { knex, close } = patientDatabase(place)
    expect(await knex('products').count({ n: '*' })).toEqual([{ n: catalogue.length }])
    await close()
    await place.remove()
  })

  test('gets past a lock that a killed process left in Knex’s own table', async () => {
    const place = await newPlace()
    await migrateElsewhere(place)
    const { knex, close } = patientDatabase(place)
    await knex('knex_migrations_lock').update({ is_locked: 1 })
    await close()
    const again = JSON.parse(await migrateElsewhere(place))
    expect(again).toEqual({ migrations: [], sown: 0 })
    await place.remove()
  })
})

describeOnServer('The lock of migrations', (newPlace) => {
  test('that another process keeps for too long is reported as such', async () => {
    const place = await newPlace()
    const reason = 'locked by another process'
    const [holder, waiter] = [patientDatabase(place), patientDatabase(place)]
    await underServerLock(holder, async () => {
      const waiting = underServerLock(waiter, async () => 'done', 0)
      await expect(waiting).rejects.toMatchObject({ reason })
    })
    expect(adviceOn(reason)).toMatch(/^Another process /)
    await Promise.all([holder.close(), waiter.close()])
    await place.remove()
  })
})

test('Whoever waits for another process’s migration goes on answering meanwhile', async () => {
  const place = await newSqlitePlace()
  const file = migrationLockFile(place.dataDir)
  const other = new SqliteConnection(file)
  other.exec('BEGIN EXCLUSIVE')
  let isFree = false
  const done = underFileLock(file, async () => isFree)
  // Runs only if waiting for the lock does not keep the whole process waiting.
  setTimeout(() => {
    isFree = true
    other.close()
  }, 20)
  expect(await done).toBe(true)
  await place.remove()
})
