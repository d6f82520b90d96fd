import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readConfig } from '../../src/config'
import { dumpCommand, loadCommand } from '../../src/database/serverTools'
import { createStores } from '../../src/stores'
import { runCli } from '../support/cliProcess'
import { mysqlPlace, newSqlitePlace, type Place } from '../support/databases'
import { extent } from '../support/extent'
import { startLoad } from '../support/load'
import { findProgram } from '../support/mariadb'
import { serverVariable } from '../support/shareDatabaseServer'
import { siteEnvironment } from '../support/site'
import { type SiteProcess, shortLeases, startSiteProcess } from '../support/siteProcess'
import { startMailServer, type TestMailServer } from '../support/smtp'
import { until } from '../support/until'

const requests = extent(100, 2000)

/** What an operator does: into a file while the site runs, and from it on another machine. */
interface Drill {
  name: string
  newPlace: () => Promise<Place>
  backUp: (place: Place, file: string) => Promise<void>
  restore: (place: Place, file: string) => Promise<void>
}

async function command(place: Place, ...words: string[]): Promise<void> {
  const { code, complaints } = await runCli(place, words)
  expect([code, complaints]).toEqual([0, ''])
}

/** Runs the command line that the site prints, for a user who has no password. */
const shell = async (line: string) => {
  await promisify(execFile)('sh', ['-c', line.replace(' --password', '')])
}

/** The ids of a place's requests, once each has its mail. */
async function keptIn(place: Place): Promise<Set<string>> {
  const { database, archive, mails } = createStores(readConfig(siteEnvironment(place)))
  await until('every mail has gone', async () => (await mails.backlog(new Date())).unsent === 0)
  const rows = await archive.list({})
  await database.close()
  return new Set(rows.map(({ id }) => id))
}

const sqlite: Drill = {
  name: 'SQLite',
  newPlace: newSqlitePlace,
  backUp: (place, file) => command(place, 'database', 'backup', file),
  restore: (place, file) => command(place, 'database', 'restore', file),
}

const mariadb: Drill = {
  name: 'MariaDB',
  newPlace: () => mysqlPlace(process.env[serverVariable] ?? ''),
  backUp: (place, file) => shell(dumpCommand(place.databaseUrl ?? '', file)),
  restore: (place, file) => shell(loadCommand(place.databaseUrl ?? '', file)),
}

const hasTools = process.env[serverVariable] && findProgram('mariadb-dump')

describe.each(hasTools ? [sqlite, mariadb] : [sqlite])('$name', (drill) => {
  let lost: Place
  let found: Place
  let mailServer: TestMailServer
  let site: SiteProcess
  let stopLoad: (() => Promise<void>) | undefined

  beforeEach(async () => {
    lost = await drill.newPlace()
    found = await drill.newPlace()
    mailServer = await startMailServer()
  })

  afterEach(async () => {
    await stopLoad?.()
    await site.kill()
    await mailServer.stop()
    await found.remove()
  })

  const start = (place: Place) =>
    startSiteProcess(place, { SMTP_URL: mailServer.url, MAIL_CAP_PER_HOUR: '1000000' }, shortLeases)

  test('comes back from a machine that is gone, with all that was answered before the backup', async () => {
    site = await start(lost)
    const { saved, stop } = startLoad(() => site.url, 8)
    stopLoad = stop
    await until('there are requests', () => saved.size >= requests)
    const promised = new Map(saved)
    const file = path.join(found.dataDir, 'backup')
    const begun = performance.now()
    await drill.backUp(lost, file)
    const backedUp = performance.now()
    await stop()
    await site.kill()
    await lost.remove()

    const gone = performance.now()
    await drill.restore(found, file)
    const restored = performance.now()
    site = await start(found)
    const page = await fetch(`${site.url}/prodotti`)
    const served = performance.now()
    expect(page.status).toBe(200)
    const kept = await keptIn(found)
    expect([...promised.values()].filter((id) => !kept.has(id))).toEqual([])
    await command(found, 'database', 'check')
    process.stdout.write(
      `${drill.name}: ${kept.size} requests, ${promised.size} of them promised before; backup ${Math.round(backedUp - begun)} ms, ` +
        `restore ${Math.round(restored - gone)} ms, serving ${Math.round(served - restored)} ms later\n`,
    )
  })
})
