import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import mysql from 'mysql2/promise'
import { catalogue } from '../../knex/seeds/catalogue'
import { events } from '../../src/log'
import { pollOptions } from '../../src/Poll'
import { describeWithServer, mysqlPlace, newSqlitePlace, type Place } from '../support/databases'
import { type DatabaseServer, startDatabaseServer } from '../support/mariadb'
import { validRequest } from '../support/site'
import { type SiteProcess, startSiteProcess } from '../support/siteProcess'
import { until } from '../support/until'

/** No answer comes later, whatever the database does. */
const longestAnswerMs = 3500

/** The state is told within 200 ms; a machine that does other things as well needs longer. */
const longestStateMs = 1000

const aProduct = catalogue[0]?.name ?? ''

/** A request of each kind, and how long its answer took at most. */
async function answers(site: SiteProcess) {
  const times: number[] = []
  const timed = async (asking: Promise<Response>) => {
    const begun = performance.now()
    const answer = await asking
    times.push(performance.now() - begun)
    return answer
  }
  const get = (address: string) => timed(fetch(site.url + address))
  const own = await get('/privacy')
  const shop = await get('/prodotti')
  const post = await timed(site.post({ ...validRequest, message: `Alle ${Date.now()}.` }))
  const longest = Math.max(...times)
  const state = await get('/readyz')
  const { checks } = (await state.json()) as { checks: { database: string } }
  return {
    statuses: [own.status, shop.status, post.status, state.status],
    retryAfter: Number(post.headers.get('Retry-After')),
    hasProducts: (await shop.text()).includes(aProduct),
    database: checks.database,
    longest,
    stateMs: times.at(-1) ?? 0,
  }
}

async function expectAway(site: SiteProcess, reason: RegExp, hasProducts: boolean): Promise<void> {
  await until('the state tells why', async () => {
    const { statuses, database } = await answers(site)
    return statuses.at(-1) === 200 && reason.test(database)
  })
  const given = await answers(site)
  expect(given).toMatchObject({ statuses: [200, 200, 503, 200], hasProducts })
  expect(given.retryAfter).toBeGreaterThan(0)
  expect(given.longest).toBeLessThan(longestAnswerMs)
  expect(given.stateMs).toBeLessThan(longestStateMs)
}

async function expectBack(site: SiteProcess): Promise<void> {
  await until('all is well again', async () => (await answers(site)).database === 'ok')
  const given = await answers(site)
  const failures = site.logged.filter((line) => line.includes(events.failed)).slice(-1)
  expect([given, failures]).toMatchObject([
    { statuses: [200, 200, 201, 200], hasProducts: true },
    failures,
  ])
  expect(site.logged.filter((line) => line.includes(events.databaseBack))).toHaveLength(1)
  site.process.kill('SIGTERM')
  expect(await site.ended).toBe(0)
}

const startAway = (place: Place) =>
  startSiteProcess(place, {}, { poll: pollOptions }, events.started)

const adviceIn = (site: SiteProcess) =>
  site.logged
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === events.databaseAway)
    .map(({ advice }) => advice)

describeWithServer('A site and a database server that', () => {
  let server: DatabaseServer
  let root: mysql.Connection
  let rootPlace: Place
  /** As the site should be run: by an unprivileged user. */
  let place: Place
  let site: SiteProcess | undefined

  beforeEach(async () => {
    const started = await startDatabaseServer()
    if (!started) throw new Error('There was a database server a moment ago')
    server = started
    rootPlace = await mysqlPlace(server.url)
    root = await mysql.createConnection(server.url)
    const url = new URL(rootPlace.databaseUrl ?? '')
    await root.query("CREATE USER site IDENTIFIED BY 'parola'")
    await root.query(`GRANT ALL ON ${url.pathname.slice(1)}.* TO site`)
    url.username = 'site'
    url.password = 'parola'
    place = { ...rootPlace, databaseUrl: String(url) }
  })

  afterEach(async () => {
    try {
      server.process.kill('SIGCONT')
      await site?.kill()
      await root.end()
      await rootPlace.remove()
    } finally {
      await server.stop()
    }
  })

  test('is frozen at start', async () => {
    server.process.kill('SIGSTOP')
    site = await startAway(place)
    const first = await answers(site)
    expect(first.statuses.slice(0, 3)).toEqual([200, 200, 503])
    expect(first.longest).toBeLessThan(longestAnswerMs)
    await expectAway(site, /deadline|ETIMEDOUT|no connection/, false)
    server.process.kill('SIGCONT')
    await expectBack(site)
  })

  test('freezes later', async () => {
    site = await startSiteProcess(place, {}, { poll: pollOptions })
    server.process.kill('SIGSTOP')
    await expectAway(site, /deadline|ETIMEDOUT|no connection/, true)
    server.process.kill('SIGCONT')
    await expectBack(site)
  })

  test('is read-only at start', async () => {
    await root.query('SET GLOBAL read_only = 1')
    site = await startAway(place)
    await expectAway(site, /ER_OPTION_PREVENTS_STATEMENT/, false)
    await root.query('SET GLOBAL read_only = 0')
    await expectBack(site)
  })

  test('becomes read-only', async () => {
    site = await startSiteProcess(place, {}, { poll: pollOptions })
    await root.query('SET GLOBAL read_only = 1')
    await expectAway(site, /ER_OPTION_PREVENTS_STATEMENT/, true)
    await root.query('SET GLOBAL read_only = 0')
    await expectBack(site)
  })

  test('has no connection left at start', async () => {
    await root.query('SET GLOBAL max_connections = 10')
    const taken = await Promise.all(
      Array.from({ length: 9 }, () => mysql.createConnection(place.databaseUrl ?? '')),
    )
    site = await startAway(place)
    await expectAway(site, /ER_CON_COUNT_ERROR/, false)
    for (const connection of taken) await connection.end()
    await root.query('SET GLOBAL max_connections = 200')
    await expectBack(site)
  })

  test('refuses the password at start, which the log says in a sentence', async () => {
    await root.query("ALTER USER site IDENTIFIED BY 'altra'")
    site = await startAway(place)
    await expectAway(site, /ER_ACCESS_DENIED_ERROR/, false)
    expect(adviceIn(site)).toEqual([
      'DATABASE_URL: the database server refuses this user or password.',
    ])
    expect(site.logged.join('')).not.toContain('parola')
    await root.query("ALTER USER site IDENTIFIED BY 'parola'")
    await expectBack(site)
  })
})

/** A small disk of its own on the folder. @returns false where this user may not make one */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const remount = (folder: string, how: 'ro' | 'rw') =>
  execFileSync('mount', ['-o', `remount,${how}`, folder])

const umount = (folder: string) => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })

function canMount(): boolean {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-mount-'))
  const can = process.platform === 'linux' && mountDisk(folder)
  if (can) umount(folder)
  fs.rmdirSync(folder)
  return can
}

/** Left out where this user may not mount a disk: a test needs one that can be full. */
const describeWithDisk = canMount() ? describe : describe.skip

describeWithDisk('A site and an embedded database on a disk that', () => {
  let place: Place
  let site: SiteProcess | undefined

  /** Takes all the room. @returns what gives it back */
  function fill(): () => void {
    const file = path.join(place.dataDir, 'ballast')
    const target = fs.openSync(file, 'w')
    try {
      for (;;) fs.writeSync(target, Buffer.alloc(4096))
    } catch {
      fs.closeSync(target)
    }
    return () => fs.rmSync(file)
  }

  beforeEach(async () => {
    place = await newSqlitePlace()
    mountDisk(place.dataDir)
  })

  afterEach(async () => {
    await site?.kill()
    umount(place.dataDir)
    await place.remove()
  })

  test('is full at start', async () => {
    const free = fill()
    site = await startAway(place)
    await expectAway(site, /SQLITE_/, false)
    expect(adviceIn(site)[0]).toMatch(/^DATA_DIR: /)
    free()
    await expectBack(site)
  })

  test('becomes full', async () => {
    site = await startSiteProcess(place, {}, { poll: pollOptions })
    const free = fill()
    await expectAway(site, /SQLITE_/, true)
    free()
    await expectBack(site)
  })

  test('is read-only at start', async () => {
    remount(place.dataDir, 'ro')
    site = await startAway(place)
    await expectAway(site, /SQLITE_/, false)
    expect(adviceIn(site)[0]).toMatch(/^DATA_DIR: /)
    remount(place.dataDir, 'rw')
    await expectBack(site)
  })
})
