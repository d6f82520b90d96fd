import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { lockDatabase } from '../../tests/support/servers/lockDatabase'
import { validRequest } from '../../tests/support/site/site'
import { accepted, mailsTried, rowsOf, setStage } from '../../tests/support/site/stage'

const stage = setStage(newSqlitePlace)

test('An erasure on SQLite is done even where another process writes in the midst of it', async () => {
  const site = await stage.start()
  await accepted(site, validRequest)
  await mailsTried(site)
  const other = new SqliteConnection(path.join(stage.place.dataDir, 'chiomara.sqlite'), {
    timeout: 0,
  })
  let refusals = 0
  site.services.database.knex.on('query', ({ sql }: { sql: string }) => {
    if (!sql.startsWith('delete')) return
    try {
      other.exec('UPDATE gates SET passes = passes + 1')
    } catch {
      refusals += 1
    }
  })
  expect(await site.services.quoteRemoval.erase(validRequest.email)).toBe(1)
  // Once the erasure has begun to write, the other one is the one that has to wait.
  expect(refusals).toBe(1)
  expect(await rowsOf(site, 'contacts')).toEqual([])
  other.close()
})

test('An erasure waits while another process writes', async () => {
  const site = await stage.start()
  await accepted(site, validRequest)
  await mailsTried(site)
  const release = await lockDatabase(stage.place)
  const erasing = site.services.quoteRemoval.erase(validRequest.email)
  setTimeout(release, 1200)
  expect(await erasing).toBe(1)
  expect(await rowsOf(site, 'contacts')).toEqual([])
})

test('A mail that is written while the rows are deleted is deleted too', async () => {
  const site = await stage.start()
  const { id } = await accepted(site, validRequest)
  await mailsTried(site)
  const file = path.join(stage.place.dataDir, 'mail', `${id}.request.eml`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  site.services.database.knex.on('query', ({ sql }: { sql: string }) => {
    if (sql.startsWith('delete')) fs.writeFileSync(file, validRequest.message)
  })
  expect(await site.services.quoteRemoval.erase(validRequest.email)).toBe(1)
  expect(fs.existsSync(file)).toBe(false)
})
