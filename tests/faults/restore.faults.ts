import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import mysql from 'mysql2/promise'
import { readConfig } from '../../src/config/config'
import { createStores } from '../../src/stores'
import { startLoad } from '../support/clients/load'
import { extent } from '../support/extent'
import { mysqlPlace, newSqlitePlace, type Place } from '../support/servers/databases'
import { findProgram } from '../support/servers/mariadb'
import { serverVariable } from '../support/servers/shareDatabaseServer'
import { startMailServer, type TestMailServer } from '../support/servers/smtp'
import { runCli } from '../support/site/cliProcess'
import { siteEnvironment } from '../support/site/site'
import { type SiteProcess, shortLeases, startSiteProcess } from '../support/site/siteProcess'
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

/** Who makes backups on the server: with a password, as everybody should have. */
const keeper = { user: 'keeper', password: 'parola#1' }

async function newServerPlace(): Promise<Place> {
  const server = process.env[serverVariable] ?? ''
  const root = await mysql.createConnection(server)
  await root.query(`CREATE USER IF NOT EXISTS ${keeper.user} IDENTIFIED BY '${keeper.password}'`)
  await root.query(`GRANT ALL ON *.* TO ${keeper.user}`)
  await root.end()
  return await mysqlPlace(server)
}

/** A place's address as the keeper's; the password is not the command line's to know. */
function keepersUrl(place: Place): URL {
  const url = new URL(place.databaseUrl ?? '')
  url.username = keeper.user
  return url
}

const shell = async (line: string, environment: Record<string, string>) => {
  const env = { PATH: process.env.PATH, ...environment }
  const { stderr } = await promisify(execFile)('sh', ['-c', line], { env })
  expect(stderr).toBe('')
}

const documented = (line: RegExp) =>
  line.exec(fs.readFileSync('docs/restore.md', 'utf8'))?.[1] ?? 'false'

/** Runs a documented command line, with what the documentation has written into the settings. */
async function asDocumented(line: RegExp, place: Place, file: string): Promise<void> {
  const HOME = path.dirname(file)
  const { hostname, port, username, pathname } = keepersUrl(place)
  const client = { host: hostname, port, user: username, password: keeper.password }
  const settings = Object.entries(client).map(([name, value]) => `${name}="${value}"`)
  const text = ['[client]', ...settings, ''].join('\n')
  fs.writeFileSync(path.join(HOME, '.chiomara.cnf'), text, { mode: 0o600 })
  const command = documented(line).replace('/backups/chiomara.sql', `'${file}'`)
  await shell(command.replace(/ chiomara(?= <|\)$)/, ` ${pathname.slice(1)}`), { HOME })
}

/** Runs what the documentation has run in the container of the compose stack. */
async function asInCompose(
  program: string,
  place: Place,
  sign: '<' | '>',
  file: string,
): Promise<void> {
  // In the container the server listens at the tools' own socket.
  const HOME = path.dirname(file)
  fs.writeFileSync(path.join(HOME, '.my.cnf'), `[client]\nsocket=${await socketOf(place)}\n`)
  const line = new RegExp(`docker compose exec -T mysql (sh -c '[^']*exec ${program} [^']*')`)
  const url = keepersUrl(place)
  await shell(`umask 077 && ${documented(line)} ${sign} '${file}'`, {
    HOME,
    MYSQL_USER: keeper.user,
    MYSQL_PASSWORD: keeper.password,
    MYSQL_DATABASE: url.pathname.slice(1),
  })
}

async function socketOf(place: Place): Promise<string> {
  const root = await mysql.createConnection(place.databaseUrl ?? '')
  const [rows] = await root.query<mysql.RowDataPacket[]>('SELECT @@socket AS socket')
  await root.end()
  return rows[0]?.socket
}

/** The ids of a place's requests, once each has its mail. */
async function keptIn(place: Place): Promise<Set<string>> {
  const { database, quoteAdmin, mails } = createStores(readConfig(siteEnvironment(place)))
  await until('every mail has gone', async () => (await mails.backlog(new Date())).unsent === 0)
  const rows = await quoteAdmin.list({})
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
  newPlace: newServerPlace,
  backUp: (place, file) => asDocumented(/^(\(umask 077 && mariadb-dump [^)]*\))$/m, place, file),
  restore: (place, file) => asDocumented(/^ *(mariadb .*)$/m, place, file),
}

const compose: Drill = {
  name: 'The compose stack',
  newPlace: newServerPlace,
  backUp: (place, file) => asInCompose('mysqldump', place, '>', file),
  restore: (place, file) => asInCompose('mysql', place, '<', file),
}

const hasTools = process.env[serverVariable] && findProgram('mariadb-dump')

describe.each(hasTools ? [sqlite, mariadb, compose] : [sqlite])('$name', (drill) => {
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
    const { saved, answers, stop } = startLoad(() => site.url, 8)
    stopLoad = stop
    await until('there are requests', () => saved.size >= requests)
    const promised = new Map(saved)
    const file = path.join(found.dataDir, 'backup')
    const begun = performance.now()
    await drill.backUp(lost, file)
    const backedUp = performance.now()
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    await stop()
    // The tools of a server may keep others waiting.
    if (drill === sqlite) expect(answers.filter(({ status }) => status !== 201)).toEqual([])
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
