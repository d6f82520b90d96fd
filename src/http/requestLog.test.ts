import { afterEach, beforeEach, expect, test } from '@jest/globals'
import request from 'supertest'
import { newSqlitePlace, type Place } from '../../tests/support/databases'
import { startSite, type TestSite } from '../../tests/support/site'
import { until } from '../../tests/support/until'

let place: Place
let site: TestSite

beforeEach(async () => {
  place = await newSqlitePlace()
})

afterEach(async () => {
  await site.stop()
  await place.remove()
})

/** The lines that tell of requests, once there are so many: a line may be written after its answer. */
async function linesAfter(count: number, ...paths: string[]) {
  for (const path of paths) await request(site.url).get(path)
  const lines = () =>
    site.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request')
  await until(`${count} lines`, () => lines().length >= count)
  return lines()
}

test('a request is one line that names its level by a word and quotes no query', async () => {
  site = await startSite(place)
  const [line, ...others] = await linesAfter(1, '/faq?email=anna@example.com')
  expect(others).toEqual([])
  expect(line).toMatchObject({ level: 'info', method: 'GET', path: '/faq', status: 200 })
  expect(new Date(line.time).toISOString()).toBe(line.time)
})

test('what machines ask every few seconds is logged for those who debug only', async () => {
  site = await startSite(place)
  expect(await linesAfter(1, '/healthz', '/readyz', '/faq')).toMatchObject([{ path: '/faq' }])
  await site.stop()
  site = await startSite(place, { LOG_LEVEL: 'debug' })
  expect(await linesAfter(2, '/healthz', '/faq')).toMatchObject([
    { level: 'debug', path: '/healthz' },
    { level: 'info', path: '/faq' },
  ])
})

test('a path that is longer than any of ours is cut', async () => {
  site = await startSite(place)
  const long = `/${'x'.repeat(10_000)}`
  expect(await linesAfter(1, long)).toMatchObject([{ path: `${long.slice(0, 200)}…`, status: 404 }])
})
