import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import mysql from 'mysql2/promise'
import { pollOptions } from '../../src/StateCheck'
import { makeCertificates } from '../support/servers/certificates'
import {
  adviceIn,
  answers,
  expectAway,
  expectBack,
  longestAnswerMs,
  startAway,
} from '../support/servers/databaseAway'
import { describeWithServer, mysqlPlace, type Place } from '../support/servers/databases'
import { type DatabaseServer, startDatabaseServer } from '../support/servers/mariadb'
import { validRequest } from '../support/site/site'
import { type SiteProcess, startSiteProcess } from '../support/site/siteProcess'
import { until } from '../support/until'

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
    const running = site
    await until('the products are read', async () => (await answers(running)).hasProducts)
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

describeWithServer('A site and a database server with a certificate', () => {
  test('speak TLS as documented, and not where the certificate is not trusted', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-tls-'))
    const { authorityFile } = makeCertificates(folder, '127.0.0.1,DNS:localhost')
    const more = [
      `--ssl-ca=${authorityFile}`,
      `--ssl-cert=${path.join(folder, 'trusted.pem')}`,
      `--ssl-key=${path.join(folder, 'trusted.key')}`,
    ]
    const server = await startDatabaseServer({ more })
    if (!server) throw new Error('There was a database server a moment ago')
    const place = await mysqlPlace(server.url)
    const root = await mysql.createConnection(server.url)
    await root.query("CREATE USER site IDENTIFIED BY 'parola' REQUIRE SSL")
    await root.query('GRANT ALL ON *.* TO site')
    await root.end()
    const url = new URL(place.databaseUrl ?? '')
    // An address in digits cannot be held against a certificate.
    url.hostname = 'localhost'
    url.username = 'site'
    url.password = 'parola'
    url.search = 'ssl=%7B%22verifyIdentity%22%3Atrue%7D'
    const secure = { ...place, databaseUrl: String(url) }
    const sites: SiteProcess[] = []
    try {
      const trusting = await startSiteProcess(secure, { NODE_EXTRA_CA_CERTS: authorityFile })
      sites.push(trusting)
      expect((await trusting.post(validRequest)).status).toBe(201)
      const untrusting = await startAway(secure)
      sites.push(untrusting)
      await expectAway(untrusting, /HANDSHAKE_SSL_ERROR/, false)
      expect(adviceIn(untrusting)[0]).toMatch(/^DATABASE_URL: the certificate /)
    } finally {
      for (const one of sites) await one.kill()
      await place.remove()
      await server.stop()
      fs.rmSync(folder, { recursive: true })
    }
  })
})
