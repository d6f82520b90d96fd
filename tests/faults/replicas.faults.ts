import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import mysql from 'mysql2/promise'
import { readConfig } from '../../src/config/config'
import { createStores } from '../../src/stores'
import { inWords, startVisits, type Visits } from '../support/clients/visits'
import { extent } from '../support/extent'
import { mysqlPlace, type Place } from '../support/servers/databases'
import { type DatabaseServer, startDatabaseServer } from '../support/servers/mariadb'
import type { ProxyServer } from '../support/servers/ProxyServer'
import { describeBehindProxies } from '../support/servers/proxies'
import { bundleNextRelease } from '../support/site/nextRelease'
import { end, type Replicas, startReplicas } from '../support/site/replicas'
import { siteEnvironment, validRequest } from '../support/site/site'
import type { SiteProcess } from '../support/site/siteProcess'
import { until } from '../support/until'

/** Requests in a second. */
const rate = 200
const frozenMs = extent(12_000, 30_000)

/** Milliseconds for all of it, on a machine that does other things as well. */
const patienceMs = 600_000

/** Sites that are ended. */
const stops = extent(2, 10)

/** Requests in a second while they are; in the end as many as can be. */
const rates = [rate, ...extent<undefined[]>([], [undefined])]

/** Container engines kill after ten seconds. */
const longestStopMs = 10_000

describeBehindProxies(({ name, asks, start }) => {
  let server: DatabaseServer
  let place: Place
  let replicas: Replicas
  let proxy: ProxyServer
  let visits: Visits

  beforeEach(async () => {
    const started = await startDatabaseServer({ durable: false })
    if (!started) throw new Error('There was a database server a moment ago')
    server = started
    place = await mysqlPlace(server.url)
    replicas = await startReplicas(place)
    proxy = await start(replicas.ports)
    await proxy.untilUp()
    if (asks) await replicas.untilWatched()
  })

  afterEach(async () => {
    try {
      server.process.kill('SIGCONT')
      await visits.stop()
      await replicas.stop()
      await proxy.stop()
      await place.remove()
    } finally {
      await server.stop()
    }
  })

  /** Mails that a site would still hold as its own. */
  async function leases(): Promise<unknown[]> {
    const { database } = createStores(readConfig(siteEnvironment(place)))
    const held = await database.knex('mails').whereNotNull('claim').pluck('id')
    await database.close()
    return held
  }

  const posts = (status: number) => visits.answers.get(`POST ${status}`) ?? 0

  // In the short run one proxy each: the one that could take a site out, and the one that does not
  // ask.
  const testFrozen = asks ? test : extent(test.skip, test)
  const testRelease = asks ? extent(test.skip, test) : test

  testFrozen(
    'stay in its rotation while the database is frozen, and pages go on',
    async () => {
      visits = startVisits(proxy.url, { rate })
      await until('there are posts', () => posts(201) > 0)
      server.process.kill('SIGSTOP')
      await sleep(frozenMs)
      server.process.kill('SIGCONT')
      const before = posts(201)
      await until('posts are taken again', () => posts(201) > before)
      await visits.stop()

      process.stdout.write(`Frozen for ${frozenMs / 1000} s behind ${name}: ${inWords(visits)}\n`)
      expect(await proxy.takenOut()).toBe(0)
      expect([...visits.answers.keys()].sort()).toEqual(['GET 200', 'POST 201', 'POST 503'])
    },
    patienceMs,
  )

  testRelease(
    'become the next release one after the other, on its schema, and no visitor notices',
    async () => {
      visits = startVisits(proxy.url, { rate })
      const nextRelease = bundleNextRelease()
      const [first, second] = replicas.sites as [SiteProcess, SiteProcess]
      await end(first)
      await replicas.replace(0, nextRelease)
      await proxy.untilUp()

      // The old code on the new schema.
      const connection = await mysql.createConnection(place.databaseUrl ?? '')
      const [columns] = await connection.query("SHOW COLUMNS FROM contacts LIKE 'salutation'")
      await connection.end()
      expect(columns).toHaveLength(1)
      expect((await fetch(`${second.url}/prodotti`)).status).toBe(200)
      expect((await second.post({ ...validRequest, message: 'Al vecchio.' })).status).toBe(201)

      await end(second)
      await replicas.replace(1, nextRelease)
      await proxy.untilUp()
      await visits.stop()
      process.stdout.write(
        `A release behind ${name}: ${inWords(visits)}; ${replicas.failures().join(', ')}\n`,
      )
      expect([...visits.answers.keys()].sort()).toEqual(['GET 200', 'POST 201'])
    },
    patienceMs,
  )

  test.each(rates)(
    'are ended one after the other, asked %p times a second, and no visitor notices',
    async (perSecond) => {
      visits = startVisits(proxy.url, { rate: perSecond })
      const times: number[] = []
      for (let stop = 0; stop < stops; stop += 1) {
        const { code, ms } = await end(replicas.sites[stop % 2] as SiteProcess)
        expect(code).toBe(0)
        times.push(ms)
        await replicas.replace(stop % 2)
        await proxy.untilUp()
      }
      await visits.stop()
      const last = await Promise.all(replicas.sites.map(end))

      process.stdout.write(
        `${stops} stops behind ${name}, ${perSecond ?? 'all'} a second: ${inWords(visits)}; the longest ` +
          `stop took ${Math.round(Math.max(...times))} ms; ${replicas.failures().join(', ')}\n`,
      )
      expect([...visits.answers.keys()].sort()).toEqual(['GET 200', 'POST 201'])
      expect(Math.max(...times, ...last.map(({ ms }) => ms))).toBeLessThan(longestStopMs)
      expect(await leases()).toEqual([])
    },
    patienceMs,
  )
})
