import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { catalogue } from '../../knex/seeds/catalogue'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { patientDatabase } from '../../tests/support/servers/patientDatabase'
import { validRequest } from '../../tests/support/site/site'
import { accepted, mailsTried, setStage } from '../../tests/support/site/stage'
import { filesIn } from '../../tests/support/traces'
import { until } from '../../tests/support/until'
import { migrate } from './migrate'

const stage = setStage(newSqlitePlace)

const rightsIn = (folder: string) =>
  Object.fromEntries(
    [folder, path.join(folder, 'mail'), ...filesIn(folder)].map((file) => [
      path.relative(folder, file),
      (fs.statSync(file).mode & 0o777).toString(8),
    ]),
  )

const openTo = (file: string) => fs.chmodSync(file, fs.statSync(file).isFile() ? 0o644 : 0o755)

/** Rows in a copy of the database file alone, as `cp` makes it. */
function countInCopy(table: string): number {
  const copy = path.join(stage.place.dataDir, 'copy.sqlite')
  fs.copyFileSync(path.join(stage.place.dataDir, 'chiomara.sqlite'), copy)
  const database = new SqliteConnection(copy)
  try {
    const [row] = database.all<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)
    return Number(row?.n)
  } finally {
    database.close()
    for (const suffix of ['', '-wal', '-shm']) fs.rmSync(copy + suffix, { force: true })
  }
}

test('What the site keeps is its owner’s only, also what an earlier version left open', async () => {
  const { dataDir } = stage.place
  const site = await stage.start({ SMTP_URL: '' })
  await accepted(site, validRequest)
  await mailsTried(site)
  const rights = rightsIn(dataDir)
  expect(Object.keys(rights)).toEqual(
    expect.arrayContaining(['chiomara.sqlite', 'chiomara.sqlite-wal', 'chiomara.sqlite-shm']),
  )
  expect(Object.keys(rights)).toHaveLength(9)
  expect([rights[''], rights.mail]).toEqual(['700', '700'])
  // The shop's own file is its owner's to open and close.
  const { '': _folder, mail: _mail, 'shop.yaml': _shop, ...files } = rights
  expect(new Set(Object.values(files))).toEqual(new Set(['600']))

  await site.stop()
  for (const file of Object.keys(rights)) openTo(path.join(dataDir, file))
  await stage.start({ SMTP_URL: '' })
  // A folder that is closed closes the mails in it.
  await until('the folders are closed again', () => {
    const { '': folder, mail } = rightsIn(dataDir)
    return folder === '700' && mail === '700'
  })
  expect(rightsIn(dataDir)['chiomara.sqlite']).toBe('600')
})

test('A copy of the database file alone has the catalogue once it is made, and soon what is posted', async () => {
  const { dataDir } = stage.place
  const database = patientDatabase(stage.place)
  await migrate(database, dataDir)
  expect(countInCopy('products')).toBe(catalogue.length)
  await database.close()

  const site = await stage.start()
  await accepted(site, validRequest)
  // Each writes a page.
  for (let probes = 60; probes > 0; probes -= 1) await fetch(`${site.url}/readyz`)
  expect(countInCopy('contacts')).toBe(1)
})
