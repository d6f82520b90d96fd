import { beforeEach, expect, test } from '@jest/globals'
import request from 'supertest'
import { describeOnServer, newSqlitePlace } from '../../tests/support/servers/databases'
import { lockDatabase } from '../../tests/support/servers/lockDatabase'
import { linesOf, type TestSite, validRequest } from '../../tests/support/site/site'
import { setStage } from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { events } from '../core/log'

const stage = setStage(newSqlitePlace)
const limits = { CONTACT_LIMIT: '2', CONTACT_WINDOW_S: '600' }
let site: TestSite

const start = async (environment: Record<string, string>) => {
  site = await stage.start({ ...limits, ...environment })
}

let posted = 0

/** Each text is another, since the same one twice is the same request. */
const post = (body?: object, headers: Record<string, string> = {}) => {
  posted += 1
  const text = { ...validRequest, message: `Richiesta numero ${posted}` }
  return request(site.url)
    .post('/api/contacts')
    .set(headers)
    .send(body ?? text)
}

const statusesOf = async (posts: number, body?: object): Promise<number[]> => {
  const statuses: number[] = []
  for (let left = posts; left > 0; left -= 1) statuses.push((await post(body)).status)
  return statuses
}

test('an address may make so many requests and then waits', async () => {
  await start({})
  expect(await statusesOf(3)).toEqual([201, 201, 429])
  const response = await post()
  expect(response.status).toBe(429)
  expect(response.type).toBe('application/json')
  expect(response.body).toEqual({ message: expect.stringContaining('Too many requests') })
  const seconds = Number(response.get('Retry-After'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(600)
  expect(response.get('RateLimit')).toMatch(/"requests"; *r=0/)
  expect(response.get('RateLimit-Policy')).toMatch(/"requests"; *q=2; *w=600/)
  expect(await site.services.database.knex('contacts').select('id')).toHaveLength(2)
  // Only posts are limited.
  expect((await request(site.url).get('/api/products')).status).toBe(200)
  expect((await request(site.url).get('/contatti')).status).toBe(200)
})

const mistaken = { ...validRequest, email: 'x' }

test('mistakes do not use up the right to send', async () => {
  await start({})
  expect(await statusesOf(10, mistaken)).toEqual(Array(10).fill(400))
  expect(await statusesOf(3)).toEqual([201, 201, 429])
})

test('mistakes have a limit of their own, six times as loose', async () => {
  await start({})
  expect(await statusesOf(13, mistaken)).toEqual([...Array(12).fill(400), 429])
  const response = await post(mistaken)
  expect(Number(response.get('Retry-After'))).toBeGreaterThan(0)
  expect(response.get('RateLimit')).toMatch(/"posts"; *r=0/)
  expect((await post()).status).toBe(429)
})

test('posts from other sites use up nothing', async () => {
  await start({})
  const foreign = { 'Sec-Fetch-Site': 'cross-site' }
  for (let left = 20; left > 0; left -= 1) {
    expect((await post(validRequest, foreign)).status).toBe(403)
  }
  expect((await post()).status).toBe(201)
})

test('behind a proxy the visitor counts, not the proxy', async () => {
  await start({ CONTACT_LIMIT: '1', TRUST_PROXY: '1' })
  const from = (address: string) => post(validRequest, { 'X-Forwarded-For': address })
  expect((await from('192.0.2.1')).status).toBe(201)
  expect((await from('192.0.2.1')).status).toBe(429)
  // What stands left of the proxy's own entry is whatever the visitor made up.
  expect((await from('198.51.100.9, 192.0.2.1')).status).toBe(429)
  expect((await from('192.0.2.2')).status).toBe(201)
})

test.each([
  ['192.0.2.1:1001', '192.0.2.1:1002', '192.0.2.1'],
  ['[2001:db8::1]:1001', '[2001:db8::1]:1002', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1', '[2001:db8::2]:1001'],
  ['::ffff:192.0.2.1', '192.0.2.1', '[::ffff:192.0.2.1]:1001'],
  // No addresses: they count for the proxy that wrote them.
  ['unknown', '_hidden', '300.0.2.1:80'],
])('%s, %s and %s, as proxies write them, are one address', async (...written) => {
  await start({ CONTACT_LIMIT: '1', TRUST_PROXY: '1' })
  const statuses: number[] = []
  for (const address of written) {
    statuses.push((await post(undefined, { 'X-Forwarded-For': address })).status)
  }
  expect(statuses).toEqual([201, 429, 429])
})

test('a proxy that the operator has not named is warned of, once', async () => {
  await start({ TRUST_PROXY: '0' })
  const warnings = () => linesOf(site, events.proxyUntrusted)
  await request(site.url).get('/faq')
  expect(warnings()).toEqual([])
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    await request(site.url).get('/faq').set('X-Forwarded-For', address)
  }
  expect(warnings()).toHaveLength(1)
  expect(JSON.stringify(warnings())).not.toContain('192.0.2')
})

test('neighbours in one IPv6 network of 56 bits count as one address', async () => {
  await start({ CONTACT_LIMIT: '1', TRUST_PROXY: '1' })
  const from = (address: string) => post(validRequest, { 'X-Forwarded-For': address })
  expect((await from('2001:db8:1:100::1')).status).toBe(201)
  expect((await from('2001:db8:1:1ff:abcd::2')).status).toBe(429)
  expect((await from('2001:db8:1:200::1')).status).toBe(201)
})

describeOnServer('A post that is not saved in time', (newPlace) => {
  const onServer = setStage(newPlace)

  beforeEach(async () => {
    site = await onServer.start(limits, { databaseWaitMs: 500 })
  })

  test('because others hold the database does not count', async () => {
    const unlock = await lockDatabase(onServer.place)
    const statuses = await statusesOf(3)
    await unlock()
    expect(statuses).toEqual([503, 503, 503])
  })

  test('because the site itself is busy does not count either', async () => {
    const busy = setInterval(() => {
      const begun = performance.now()
      while (performance.now() - begun < 700);
    }, 0)
    const statuses = await statusesOf(3)
    clearInterval(busy)
    expect(statuses).toEqual([503, 503, 503])
    await until('a post is taken', async () => (await post()).status === 201)
  })
})
