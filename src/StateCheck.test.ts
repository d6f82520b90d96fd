import { expect, jest, test } from '@jest/globals'
import { newSqlitePlace } from '../tests/support/servers/databases'
import { lockDatabase } from '../tests/support/servers/lockDatabase'
import { assets, siteEnvironment } from '../tests/support/site/site'
import { setStage } from '../tests/support/site/stage'
import { until } from '../tests/support/until'
import { readConfig } from './config/config'
import { createLogger } from './core/log'
import { pollOptions } from './StateCheck'
import { createServices } from './services'

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

test('Nobody waits for a state: the last one is answered where there is nothing newer in time', async () => {
  const { services } = await stage.start({}, { poll: { ...pollOptions, fresh: 0, patience: 20 } })
  await until('all is well', async () => (await services.checks()).database === 'ok')
  const unlock = await lockDatabase(stage.place)
  expect((await services.checks()).database).toBe('ok')
  await unlock()
})

test('A site that is stopped while it starts looks at nothing any more', async () => {
  const config = readConfig({ NODE_ENV: 'test', ...siteEnvironment(stage.place) })
  const services = createServices(config, assets, createLogger('silent', { write: () => {} }))
  const timers = jest.spyOn(globalThis, 'setInterval')
  const cleared = jest.spyOn(globalThis, 'clearInterval')
  const started = services.start()
  await services.halt()
  await started
  const set: unknown[] = timers.mock.results.map(({ value }) => value)
  expect(cleared.mock.calls.flat()).toEqual(expect.arrayContaining(set))
  jest.restoreAllMocks()
  await services.database.close()
})
