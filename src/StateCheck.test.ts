import { expect, test } from '@jest/globals'
import { newSqlitePlace } from '../tests/support/databases'
import { lockDatabase } from '../tests/support/lockDatabase'
import { setStage } from '../tests/support/stage'
import { until } from '../tests/support/until'
import { pollOptions } from './StateCheck'

const stage = setStage(newSqlitePlace)

test('However many ask for the state, the database is asked once', async () => {
  const poll = { every: 60_000, fresh: 60_000, patience: 60_000 }
  const { services } = await stage.start({}, { poll })
  const ask = () => Promise.all(Array.from({ length: 100 }, () => services.checks()))
  // Each look writes once.
  const written = () => services.database.knex('gates').where({ name: 'probe' }).pluck('passes')
  for (const { database } of await ask()) expect(database).toBe('ok')
  const once = await written()
  expect(once).toEqual([0])
  await ask()
  expect(await written()).toEqual(once)
})

test('Nobody waits for a state: what was true last is told where there is nothing newer in time', async () => {
  const { services } = await stage.start({}, { poll: { ...pollOptions, fresh: 0, patience: 20 } })
  await until('all is well', async () => (await services.checks()).database === 'ok')
  const unlock = await lockDatabase(stage.place)
  expect((await services.checks()).database).toBe('ok')
  await unlock()
})
