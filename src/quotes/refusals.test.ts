import { describe, expect, test } from '@jest/globals'
import request from 'supertest'
import { describeOnDatabases, newSqlitePlace } from '../../tests/support/servers/databases'
import { lockDatabase } from '../../tests/support/servers/lockDatabase'
import { type TestSite, validRequest } from '../../tests/support/site/site'
import { mailsTried, quickOutbox, rowsOf, setStage } from '../../tests/support/site/stage'
import { stageOfSuite } from '../../tests/support/site/stageOfSuite'
import { until } from '../../tests/support/until'
import { textFields } from '../shared/quotes'

const post = (site: TestSite, body: object) => request(site.url).post('/api/contacts').send(body)

async function expectNothingKept(site: TestSite) {
  for (const table of ['contacts', 'mails'] as const) expect(await rowsOf(site, table)).toEqual([])
}

describe('a refused request', () => {
  const { site } = stageOfSuite(newSqlitePlace)

  const { phone: _, ...withoutPhone } = validRequest

  const wrong = [
    ...textFields.map((field) => ({ field, problem: 'type', value: { x: 1 } })),
    { field: 'lastName', problem: 'required', value: '  ' },
    { field: 'message', problem: 'tooLong', value: 'a'.repeat(5001) },
    { field: 'firstName', problem: 'characters', value: 'a\nBcc: b@example.com' },
    { field: 'products', problem: 'characters', value: ['Weft\r\nBcc: b@example.com'] },
    { field: 'items', problem: 'tooMany', value: Array(21).fill({ product: 'x', quantity: 1 }) },
  ]

  test('names the wrong field and its problem, and leaves neither row nor mail', async () => {
    for (const { field, problem, value } of wrong) {
      const response = await post(site, { ...validRequest, [field]: value })
      expect([field, value, response.status]).toEqual([field, value, 400])
      expect(response.type).toBe('application/json')
      expect(response.get('Cache-Control')).toBe('no-store')
      expect(response.body).toEqual({
        message: expect.stringContaining(`${field}: ${problem}`),
        fields: { [field]: problem },
      })
    }
    await expectNothingKept(site)
    expect((await post(site, withoutPhone)).status).toBe(201)
  })
})

describeOnDatabases('a request that the site cannot keep', (newPlace) => {
  const stage = setStage(newPlace)

  test('is answered with 503 while the database is held by others, and taken afterwards', async () => {
    // The outbox looks so seldom that only the post meets the lock.
    const outbox = { ...quickOutbox, poll: 600_000 }
    const site = await stage.start({}, { outbox, databaseWaitMs: 500 })
    const release = await lockDatabase(stage.place)
    const response = await post(site, validRequest)
    expect(response.status).toBe(503)
    expect(response.get('Retry-After')).toMatch(/^[1-9]\d*$/)
    expect(response.body).toEqual({ message: expect.any(String) })
    await release()
    await expectNothingKept(site)
    await until('it is taken', async () => (await post(site, validRequest)).status === 201)
  })

  test('logs nothing of what the visitor typed, whatever becomes of the request', async () => {
    const site = await stage.start()
    const marked = {
      firstName: 'Marker7',
      lastName: 'Marker7',
      email: 'marker7@marker7.example',
      phone: '+39 7777777',
      requestType: validRequest.requestType,
      message: 'Marker7',
      page: '/marker7',
      products: ['Marker7'],
      website: 'Marker7',
      Marker7: 'Marker7',
    }
    expect((await site.post(marked)).status).toBe(201)
    await mailsTried(site)
    expect((await site.post({ ...marked, requestType: 'Marker7' })).status).toBe(400)
    expect((await site.post(`{"firstName": Marker7`)).status).toBe(400)
    await site.services.database.knex.raw('ALTER TABLE contacts RENAME COLUMN message TO words')
    expect((await site.post(marked)).status).toBe(500)
    const log = site.logged.join('')
    expect(log).toContain('request failed')
    expect(log.match(/marker7|7777777/i)).toBeNull()
  })
})
