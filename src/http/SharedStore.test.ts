import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { newSqlitePlace } from '../../tests/support/databases'
import { redisProgram, startRedis, type TestRedis } from '../../tests/support/redis'
import type { TestSite } from '../../tests/support/site'
import { validRequest } from '../../tests/support/site'
import { setStage } from '../../tests/support/stage'
import { until } from '../../tests/support/until'

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

const events = ({ logged }: TestSite) => logged.map((line): string => JSON.parse(line).event)

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
    const [status, state] = await redisState(one)
    expect(status).toBe(200)
    expect(state).not.toBe('ok')

    await redis.restart()
    await untilCounting(one)
    await untilCounting(two)
    expect([await post(one), await post(two), await post(one)]).toEqual([201, 201, 429])
    // Another Redis knows none of the scripts.
    await redis.kill()
    await redis.restart()
    await untilCounting(one)
    await until('it counts again', async () => (await post(one)) === 201)
    expect(events(one).filter((event) => event.startsWith('redis'))).toEqual(
      expect.arrayContaining([
        'redis away: each process counts for itself',
        'redis back: limits hold over all processes',
      ]),
    )
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
