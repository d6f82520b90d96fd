import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import request from 'supertest'
import { newSqlitePlace, type Place } from '../../tests/support/databases'
import { startSite, type TestSite } from '../../tests/support/site'
import { createApp } from '../app'
import { Pages } from '../pages/Pages'

let place: Place
let site: TestSite

beforeAll(async () => {
  place = await newSqlitePlace()
  site = await startSite(place)
})

afterAll(async () => {
  await site.stop()
  await place.remove()
})

describe('a page that cannot be rendered', () => {
  const get = (path: string, accepted: string) => {
    const revision = () => Promise.reject(new TypeError('secret of the house'))
    const pages = new Pages({ ...site.services.pages.sources, revision })
    return request(createApp({ ...site.services, pages }))
      .get(path)
      .set('Accept', accepted)
  }

  test.each([
    ['/prodotti', 'it-IT', 'La pagina non si può mostrare'],
    ['/en/products', 'en-US', 'The page cannot be shown'],
  ])('%s shows a page in %s that helps on', async (path, language, heading) => {
    const response = await get(path, 'text/html,*/*;q=0.8')
    expect(response.status).toBe(500)
    expect(response.type).toBe('text/html')
    expect(response.get('Cache-Control')).toBe('no-store')
    const document = parse(response.text)
    expect(document.querySelector('html')?.getAttribute('lang')).toBe(language)
    expect(document.querySelector('h1')?.text).toBe(heading)
    expect(document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')).toHaveLength(2)
    expect(response.text).not.toContain('secret')
  })

  test('is JSON for a program, and says no more', async () => {
    const response = await get('/prodotti', 'application/json')
    expect(response.status).toBe(500)
    expect(response.body).toEqual({ message: 'Something went wrong on our side.' })
  })

  test('is logged with its place in the code and without its message', async () => {
    site.logged.length = 0
    await get('/prodotti?name=Anna', 'text/html')
    const line = site.logged.map((one) => JSON.parse(one)).find(({ error }) => error)
    expect(line).toMatchObject({ event: 'request failed', path: '/prodotti', error: 'TypeError' })
    expect(line.stack[0]).toMatch(/^at /)
    expect(site.logged.join('')).not.toMatch(/secret|Anna/)
  })
})

test.each(['/api', '/api/', '/api/products/', '/api/contacts/', '/api/contacts/1', '/api/x'])(
  'there is nothing at %s, in JSON',
  async (path) => {
    for (const method of ['get', 'post'] as const) {
      const response = await request(site.url)[method](path).set('Accept', 'text/html')
      expect([response.status, response.type]).toEqual([404, 'application/json'])
      expect(response.body).toEqual({ message: 'There is nothing at this address.' })
    }
  },
)
