import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { mysqlPlace, type Place } from '../support/databases'
import { extent } from '../support/extent'
import { type DatabaseServer, findProgram, startDatabaseServer } from '../support/mariadb'
import { redisProgram, startRedis, type TestRedis } from '../support/redis'
import { type SiteProcess, startSiteProcess } from '../support/siteProcess'
import { until } from '../support/until'
import { inWords, startVisits } from '../support/visits'

const awayMs = extent(3000, 30_000)

const databaseProgram = findProgram('mariadbd', 'mysqld')

/** Left out where the machine lacks one of the two servers. */
const describeWithServers = redisProgram && databaseProgram ? describe : describe.skip

describeWithServers('Redis, which counts for two sites,', () => {
  let server: DatabaseServer
  let place: Place
  let redis: TestRedis
  let sites: SiteProcess[]

  beforeEach(async () => {
    // It waits for no disk: Redis alone is to be missed.
    const started = await startDatabaseServer({ durable: false })
    if (!started) throw new Error('There was a database server a moment ago')
    server = started
    place = await mysqlPlace(server.url)
    redis = await startRedis(redisProgram ?? '')
    const environment = { REDIS_URL: redis.url, CONTACT_LIMIT: '100000' }
    sites = await Promise.all([1, 2].map(() => startSiteProcess(place, environment)))
  })

  afterEach(async () => {
    redis.thaw()
    await Promise.all(sites.map((site) => site.stop()))
    await redis.stop()
    await place.remove()
    await server.stop()
  })

  async function redisStates(): Promise<string[]> {
    const answers = await Promise.all(sites.map(({ url }) => fetch(`${url}/readyz`)))
    const states = await Promise.all(answers.map((answer) => answer.json()))
    return states.map(({ checks }) => checks.redis)
  }

  const untilCounting = () =>
    until('Redis counts', async () => (await redisStates()).every((state) => state === 'ok'))

  const untilAway = () =>
    until('both say that it is away', async () =>
      (await redisStates()).every((state) => state !== 'ok'),
    )

  test('dies, comes back and falls silent, and every page and post is answered', async () => {
    await untilCounting()
    const visits = sites.map(({ url }) => startVisits(url, { rate: 100, postEvery: 10 }))
    await redis.kill()
    await untilAway()
    await sleep(awayMs)
    await redis.restart()
    await untilCounting()
    redis.freeze()
    await untilAway()
    await sleep(awayMs)
    redis.thaw()
    await untilCounting()
    for (const visit of visits) await visit.stop()
    process.stdout.write(`Redis away twice: ${visits.map(inWords).join('; ')}\n`)
    for (const { answers } of visits) {
      expect([...answers.keys()].sort()).toEqual(['GET 200', 'POST 201'])
    }
  })
})
