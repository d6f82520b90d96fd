import { afterEach, beforeEach, expect, test } from '@jest/globals'
import request from 'supertest'
import { describeOnDatabases, type Place } from '../../tests/support/databases'
import { startSite, type TestSite } from '../../tests/support/site'
import { createApp } from '../app'
import type { ServiceOptions } from '../services'
import { version } from '../shared/version'
import { Readiness } from './Readiness'

describeOnDatabases('the site’s state', (newPlace) => {
  let place: Place
  let site: TestSite

  const start = async (options: ServiceOptions = {}) => {
    site = await startSite(place, {}, options)
  }

  beforeEach(async () => {
    place = await newPlace()
  })

  afterEach(async () => {
    await site.stop()
    await place.remove()
  })

  test('is up and ready with a database that answers', async () => {
    await start()
    const health = await request(site.url).get('/healthz')
    expect([health.status, health.body]).toEqual([200, { status: 'up', version }])
    const readiness = await request(site.url).get('/readyz')
    expect(readiness.status).toBe(200)
    expect(readiness.body).toMatchObject({ status: 'ready', checks: { database: 'ok' } })
    for (const { headers } of [health, readiness]) {
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  test('is ready for pages without the database, which shows in status and checks', async () => {
    await start({ databaseWaitMs: 500 })
    await site.services.database.close()
    const readiness = await request(site.url).get('/readyz')
    expect([readiness.status, readiness.body.status]).toEqual([200, 'pages only'])
    expect(readiness.body.checks.database).not.toBe('ok')
    expect((await request(site.url).get('/healthz')).status).toBe(200)
  })

  test('is up but not ready while the process is stopping', async () => {
    await start()
    const readiness = new Readiness()
    readiness.stop()
    const app = createApp(site.services, { readiness })
    const answer = await request(app).get('/readyz')
    expect([answer.status, answer.body.status]).toEqual([503, 'stopping'])
    expect((await request(app).get('/healthz')).status).toBe(200)
  })

  test('answers HEAD', async () => {
    await start()
    expect((await request(site.url).head('/healthz')).status).toBe(200)
    expect((await request(site.url).head('/readyz')).status).toBe(200)
  })
})
