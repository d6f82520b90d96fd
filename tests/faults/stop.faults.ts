import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { readConfig } from '../../src/config/config'
import { createStores } from '../../src/stores'
import { mysqlPlace, type Place } from '../support/databases'
import { extent } from '../support/extent'
import { type DatabaseServer, startDatabaseServer } from '../support/mariadb'
import type { ProxyServer } from '../support/ProxyServer'
import { describeBehindProxies } from '../support/proxies'
import { end, type Replicas, startReplicas } from '../support/replicas'
import { siteEnvironment } from '../support/site'
import type { SiteProcess } from '../support/siteProcess'
import { inWords, startVisits } from '../support/visits'

const stops = extent(2, 10)

/** Requests in a second; in the end as many as can be. */
const rates = [200, ...extent<undefined[]>([], [undefined])]

/** Milliseconds for all of them, on a machine that does other things as well. */
const patienceMs = 600_000

/** Container engines kill after ten seconds. */
const longestStopMs = 10_000

describeBehindProxies(({ name, asks, start }) => {
  let server: DatabaseServer
  let place: Place
  let replicas: Replicas
  let proxy: ProxyServer

  // One of their own, which waits for no disk: others fill the one that suites share.
  beforeAll(async () => {
    const started = await startDatabaseServer({ durable: false })
    if (!started) throw new Error('There was a database server a moment ago')
    server = started
  })

  afterAll(async () => {
    await server.stop()
  })

  beforeEach(async () => {
    place = await mysqlPlace(server.url)
    replicas = await startReplicas(place)
    proxy = await start(replicas.ports)
    await proxy.untilUp()
    if (asks) await replicas.untilWatched()
  })

  afterEach(async () => {
    await replicas.stop()
    await proxy.stop()
    await place.remove()
  })

  /** Mails that a site would still hold as its own. */
  async function leases(): Promise<unknown[]> {
    const { database } = createStores(readConfig(siteEnvironment(place)))
    const held = await database.knex('mails').whereNotNull('claim').pluck('id')
    await database.close()
    return held
  }

  test.each(rates)(
    'are ended one after the other, asked %p times a second, and no visitor notices',
    async (rate) => {
      const visits = startVisits(proxy.url, { rate })
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
        `${stops} stops behind ${name}, ${rate ?? 'all'} a second: ${inWords(visits)}; the longest ` +
          `stop took ${Math.round(Math.max(...times))} ms; ${replicas.failures().join(', ')}\n`,
      )
      expect([...visits.answers.keys()].sort()).toEqual(['GET 200', 'POST 201'])
      expect(Math.max(...times, ...last.map(({ ms }) => ms))).toBeLessThan(longestStopMs)
      expect(await leases()).toEqual([])
    },
    patienceMs,
  )
})
