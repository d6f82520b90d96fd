import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { sqliteFile } from '../../knex/knexfile'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { patientDatabase } from '../../tests/support/servers/patientDatabase'

/** How many times this process has a file open. */
function timesOpen(file: string): number {
  const targets = fs.readdirSync('/proc/self/fd').map((descriptor) => {
    try {
      return fs.readlinkSync(path.join('/proc/self/fd', descriptor))
    } catch {
      return ''
    }
  })
  return targets.filter((target) => target === file).length
}

/** Left out elsewhere: open descriptors are counted in `/proc`. */
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('A file that is no database is closed again, however often it is tried', async () => {
  const { dataDir, remove } = await newSqlitePlace()
  const file = sqliteFile(dataDir)
  fs.writeFileSync(file, 'This is no database. '.repeat(500))
  const database = patientDatabase({ databaseUrl: null, dataDir })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const asked = database.transaction((trx) => trx.raw('SELECT 1'))
    await expect(asked).rejects.toMatchObject({ reason: 'SQLITE_NOTADB' })
  }
  expect(timesOpen(file)).toBe(0)
  await database.close()
  await remove()
})
