import path from 'node:path'
import { expect, test } from '@jest/globals'
import { sqliteDriver } from '../../knex/sqliteDriver'
import { newSqlitePlace } from '../../tests/support/databases'
import { validRequest } from '../../tests/support/site'
import { accepted, rowsOf, setStage } from '../../tests/support/stage'

const stage = setStage(newSqlitePlace)

test('An erasure on SQLite is done even where another process writes in the midst of it', async () => {
  const site = await stage.start()
  await accepted(site, validRequest)
  await site.services.requests.settled()
  const other = new sqliteDriver(path.join(stage.place.dataDir, 'chiomara.sqlite'), { timeout: 0 })
  let refusals = 0
  site.services.database.knex.on('query', ({ sql }: { sql: string }) => {
    if (!sql.startsWith('delete')) return
    try {
      other.exec('UPDATE gates SET passes = passes + 1')
    } catch {
      refusals += 1
    }
  })
  expect(await site.services.archive.remove({ email: validRequest.email })).toBe(1)
  // The other one was the one that had to wait.
  expect(refusals).toBe(2)
  expect(await rowsOf(site, 'contacts')).toEqual([])
  other.close()
})
