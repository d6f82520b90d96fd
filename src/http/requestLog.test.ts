import { describe, expect, test } from '@jest/globals'
import request from 'supertest'
import { describeOnServer, newSqlitePlace } from '../../tests/support/servers/databases'
import { lockDatabase } from '../../tests/support/servers/lockDatabase'
import { linesOf, type TestSite, validRequest } from '../../tests/support/site/site'
import { setStage } from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { events } from '../core/log'

/** The lines about requests, once there are so many: a line may be written after its answer. */
async function linesAfter(site: TestSite, count: number, ...paths: string[]) {
  for (const path of paths) await request(site.url).get(path)
  const lines = () => linesOf(site, events.request)
  await until(`${count} lines`, () => lines().length >= count)
  return lines()
}

describe('The log of requests', () => {
  const stage = setStage(newSqlitePlace)

  test('a request is one line that names its level by a word and quotes no query', async () => {
    const site = await stage.start()
    const [line, ...others] = await linesAfter(site, 1, '/faq?email=anna@example.com')
    expect(others).toEqual([])
    expect(line).toMatchObject({ level: 'info', method: 'GET', path: '/faq', status: 200 })
    expect(new Date(line.time).toISOString()).toBe(line.time)
  })

  test('what machines ask every few seconds is logged for those who debug only', async () => {
    const site = await stage.start()
    expect(await linesAfter(site, 1, '/healthz', '/readyz', '/faq')).toMatchObject([
      { path: '/faq' },
    ])
    const talkative = await stage.start({ LOG_LEVEL: 'debug' })
    expect(await linesAfter(talkative, 2, '/healthz', '/faq')).toMatchObject([
      { level: 'debug', path: '/healthz' },
      { level: 'info', path: '/faq' },
    ])
  })

  test('a path that is longer than any of ours is cut', async () => {
    const site = await stage.start()
    const long = `/${'x'.repeat(10_000)}`
    expect(await linesAfter(site, 1, long)).toMatchObject([
      { path: `${long.slice(0, 200)}…`, status: 404 },
    ])
  })
})

describeOnServer('A visitor who leaves before the answer', (newPlace) => {
  const stage = setStage(newPlace)

  test('is logged and measured as such, and not as served', async () => {
    const site = await stage.start({ METRICS_PORT: '0' })
    const unlock = await lockDatabase(stage.place)
    const leave = new AbortController()
    const post = fetch(`${site.url}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(validRequest),
      signal: leave.signal,
    }).catch(() => 'left')
    const { knex } = site.services.database
    await until('the post waits for the database', async () => {
      // Other suites' databases are on the same server, and this site's state check waits as well.
      const [rows] = await knex.raw(
        "SELECT 1 FROM information_schema.processlist WHERE db = DATABASE() AND state LIKE '%lock%' AND info LIKE 'insert into `contacts`%'",
      )
      return rows.length > 0
    })
    leave.abort()
    expect(await post).toBe('left')
    expect(await linesAfter(site, 1)).toMatchObject([{ path: '/api/contacts', status: 499 }])
    const metrics = await (await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)).text()
    expect(metrics).toContain('_count{route="/api/contacts",status="499"} 1')
    expect(metrics).not.toMatch(/chiomara_posts_refused_total.* [1-9]/)
    await unlock()
  })
})
