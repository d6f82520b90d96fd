import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Options } from 'express-rate-limit'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { redisProgram, startRedis, type TestRedis } from '../../tests/support/servers/redis'
import { linesOf, type TestSite, validRequest } from '../../tests/support/site/site'
import { setStage } from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { createLogger, events } from '../core/log'
import { Outage } from '../core/Outage'
import { RedisConnection } from './RedisConnection'
import { SharedStore } from './SharedStore'

/** Where there is no Redis the suite is left out; with `CI=true` the run fails. */
const describeWithRedis = redisProgram ? describe : describe.skip

let posted = 0

/** Each text is another, since the same one twice is the same request. */
const post = async (site: TestSite, change = {}) => {
  posted += 1
  return (await site.post({ ...validRequest, message: `Numero ${posted}`, ...change })).status
}

const redisState = async (site: TestSite) => {
  const answer = await fetch(`${site.url}/readyz`)
  const { checks } = await answer.json()
  return [answer.status, checks.redis]
}

const untilCounting = (site: TestSite) =>
  until('Redis counts', async () => (await redisState(site))[1] === 'ok')

const untilAway = (site: TestSite) =>
  until('the state says why', async () => String(await redisState(site)) === '200,ECONNREFUSED')

/** The reasons for which the log says that Redis is away. */
const reasons = (site: TestSite) =>
  linesOf(site, events.redisAway).map(({ reason }): string => reason)

const silentOutage = () =>
  new Outage(createLogger('silent', process.stdout), { begun: '', over: '' })

describeWithRedis('Limits over several processes', () => {
  const stage = setStage(newSqlitePlace)
  const other = setStage(newSqlitePlace)
  let redis: TestRedis

  beforeEach(async () => {
    redis = await startRedis(redisProgram ?? '')
  })

  afterEach(() => redis.stop())

  const start = async () => {
    const environment = { REDIS_URL: redis.url, CONTACT_LIMIT: '2' }
    const sites = await Promise.all([stage.start(environment), other.start(environment)])
    return sites as [TestSite, TestSite]
  }

  test('hold for all of them together', async () => {
    const [one, two] = await start()
    await untilCounting(one)
    await untilCounting(two)
    expect([await post(one), await post(two), await post(one), await post(two)]).toEqual([
      201, 201, 429, 429,
    ])
  })

  test('end with their window, also a count that began with a step back', async () => {
    const connection = new RedisConnection(redis.url, silentOutage())
    await connection.start()
    await until('Redis counts', () => connection.state === 'ok')
    const [one, two] = [1, 2].map(() => {
      const store = new SharedStore(connection, 'test')
      store.init({ windowMs: 2000 } as Options)
      return store
    }) as [SharedStore, SharedStore]
    for (const begin of [one.increment('a'), one.decrement('b')]) await begin
    expect((await two.increment('a')).totalHits).toBe(2)
    expect((await two.increment('b')).totalHits).toBe(0)
    for (const key of ['a', 'b']) {
      const afresh = async () => (await one.increment(key)).totalHits === 1
      await until(`the window of ${key} has ended`, afresh)
    }
    expect(connection.state).toBe('ok')
    connection.stop()
  })

  test('do not count mistakes as requests', async () => {
    const [one, two] = await start()
    await untilCounting(one)
    await untilCounting(two)
    for (let left = 3; left > 0; left -= 1) expect(await post(one, { email: 'x' })).toBe(400)
    expect([await post(two), await post(one), await post(two)]).toEqual([201, 201, 429])
  })

  test('hold in each while Redis is away, which is no reason to refuse anybody', async () => {
    await redis.kill()
    const [one, two] = await start()
    expect([await post(one), await post(one), await post(one)]).toEqual([201, 201, 429])
    expect([await post(two), await post(two), await post(two)]).toEqual([201, 201, 429])
    await untilAway(one)
    expect(reasons(one)).toEqual(['ECONNREFUSED'])

    await redis.restart()
    await untilCounting(one)
    await untilCounting(two)
    expect([await post(one), await post(two), await post(one)]).toEqual([201, 201, 429])
    // Another Redis knows none of the counts.
    await redis.kill()
    await untilAway(one)
    // While Redis ends, a connection may still be begun and be cut.
    const others = reasons(one).filter((reason) => reason !== 'disconnected')
    expect(others).toEqual(['ECONNREFUSED', 'ECONNREFUSED'])
    await redis.restart()
    await untilCounting(one)
    await until('it counts again', async () => (await post(one)) === 201)
    expect(one.logged.join('')).toContain(events.redisBack)
    expect(one.logged.join('')).not.toContain(redis.url)
  })

  test('hold in each while Redis refuses to write, and the state says why', async () => {
    const [one] = await start()
    await untilCounting(one)
    await redis.limitMemory(1)
    expect([await post(one), await post(one), await post(one)]).toEqual([201, 201, 429])
    expect(await redisState(one)).toEqual([200, 'OOM'])
    await redis.limitMemory(0)
    expect(await post(one)).toBe(201)
    expect(await redisState(one)).toEqual([200, 'ok'])
  })

  test('hold in each while Redis asks for a password, which is logged once', async () => {
    await redis.requirePassword()
    const [one] = await start()
    expect([await post(one), await post(one), await post(one)]).toEqual([201, 201, 429])
    await until('the state says why', async () => (await redisState(one))[1] === 'NOAUTH')
    expect(reasons(one)).toEqual(['NOAUTH'])
  })

  test('hold in each while every connection to Redis is cut, which is logged once', async () => {
    const cutting = net.createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(cutting, 'listening')
    const { port } = cutting.address() as AddressInfo
    const environment = { REDIS_URL: `redis://127.0.0.1:${port}`, CONTACT_LIMIT: '2' }
    const one = await stage.start(environment)
    expect([await post(one), await post(one), await post(one)]).toEqual([201, 201, 429])
    await until('the log says why', () => reasons(one).length > 0)
    expect([reasons(one), await redisState(one)]).toEqual([['disconnected'], [200, 'disconnected']])
    cutting.close()
  })

  test('hold in each while Redis is silent', async () => {
    const environment = { REDIS_URL: redis.url, CONTACT_LIMIT: '2' }
    const one = await stage.start(environment, { redisPatienceMs: 250 })
    await untilCounting(one)
    redis.freeze()
    expect([await post(one), await post(one), await post(one)]).toEqual([201, 201, 429])
    expect((await redisState(one))[0]).toBe(200)
    redis.thaw()
    await untilCounting(one)
  })
})
