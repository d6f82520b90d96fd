import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import request from 'supertest'
import { describeOnDatabases, newSqlitePlace, type Place } from '../../tests/support/databases'
import { lockDatabase } from '../../tests/support/lockDatabase'
import { freePort } from '../../tests/support/mariadb'
import { startSite, type TestSite, validRequest } from '../../tests/support/site'
import { mailsTried } from '../../tests/support/stage'
import { until } from '../../tests/support/until'
import type { ServiceOptions } from '../services'
import { isRequired, textFields } from '../shared/quotes'

let place: Place
let site: TestSite

const post = (body: object) => request(site.url).post('/api/contacts').send(body)

async function expectNothingKept() {
  await mailsTried(site)
  expect(await site.services.database.knex('contacts').select('id')).toEqual([])
  const folder = path.join(place.dataDir, 'mail')
  // The site makes the folder when it starts.
  expect(fs.existsSync(folder) ? fs.readdirSync(folder) : []).toEqual([])
}

async function stop() {
  await site.stop()
  await place.remove()
}

describe('a refused request', () => {
  beforeEach(async () => {
    place = await newSqlitePlace()
    site = await startSite(place)
  })
  afterEach(stop)

  const { phone: _, ...withoutPhone } = validRequest

  const wrong = [
    ...textFields.filter(isRequired).map((field) => ({ field, problem: 'required', value: '  ' })),
    ...textFields.map((field) => ({ field, problem: 'type', value: { x: 1 } })),
    { field: 'message', problem: 'tooLong', value: 'a'.repeat(5001) },
    { field: 'email', problem: 'email', value: 'a@b..it' },
    { field: 'phone', problem: 'phone', value: 'chiama' },
    { field: 'phone', problem: 'tooShort', value: '1234' },
    { field: 'requestType', problem: 'choice', value: 'General information' },
    { field: 'firstName', problem: 'characters', value: 'a\nBcc: b@example.com' },
    { field: 'products', problem: 'characters', value: ['Weft\r\nBcc: b@example.com'] },
    { field: 'items', problem: 'tooMany', value: Array(21).fill({ product: 'x', quantity: 1 }) },
  ]

  test('names the wrong field and its problem, and leaves neither row nor mail', async () => {
    for (const { field, problem, value } of wrong) {
      const response = await post({ ...validRequest, [field]: value })
      expect([field, value, response.status]).toEqual([field, value, 400])
      expect(response.type).toBe('application/json')
      expect(response.get('Cache-Control')).toBe('no-store')
      expect(response.body).toEqual({
        message: expect.stringContaining(`${field}: ${problem}`),
        fields: { [field]: problem },
      })
    }
    await expectNothingKept()
    expect((await post(withoutPhone)).status).toBe(201)
  })

  test('is kept by nobody on the way, whatever it is refused for', async () => {
    const url = '/api/contacts'
    const answers = [
      await request(site.url).get(url),
      await request(site.url).post(url).set('Sec-Fetch-Site', 'cross-site').send(validRequest),
      await request(site.url).post(url).type('text/plain').send('x'),
      await post({ ...validRequest, more: 'x'.repeat(33_000) }),
      await post(validRequest),
    ]
    expect(answers.map(({ status }) => status)).toEqual([405, 403, 415, 413, 201])
    for (const answer of answers) expect(answer.get('Cache-Control')).toBe('no-store')
  })

  test('names all wrong fields together', async () => {
    const response = await post({ ...withoutPhone, email: 'x', message: '' })
    expect(response.status).toBe(400)
    expect(response.body.fields).toEqual({ email: 'email', message: 'required' })
  })
})

describeOnDatabases('a request that the site cannot keep', (newPlace) => {
  const start = async (options: ServiceOptions = {}) => {
    place = await newPlace()
    site = await startSite(place, { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }, options)
  }
  afterEach(stop)

  test('is answered with 503 while the database is held by others, and taken afterwards', async () => {
    await start({ databaseWaitMs: 500 })
    const release = await lockDatabase(place)
    const response = await post(validRequest)
    expect(response.status).toBe(503)
    expect(response.get('Retry-After')).toMatch(/^[1-9]\d*$/)
    expect(response.body).toEqual({ message: expect.any(String) })
    await release()
    await expectNothingKept()
    await until('it is taken', async () => (await post(validRequest)).status === 201)
  })

  test('logs nothing of what the visitor typed, whatever becomes of the request', async () => {
    await start()
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
