import http from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import request from 'supertest'
import { newSqlitePlace, type Place } from '../../tests/support/databases'
import { startSite, type TestSite } from '../../tests/support/site'
import { createApp } from '../app'
import { Pages } from '../pages/Pages'
import { readBuiltFiles } from './files/readBuiltFiles'

let places: Place[]
let site: TestSite
let plainSite: TestSite

beforeAll(async () => {
  places = await Promise.all([newSqlitePlace(), newSqlitePlace()])
  const [place, plainPlace] = places as [Place, Place]
  site = await startSite(place, { SITE_URL: 'https://shop.example', CONTACT_LIMIT: '1' })
  plainSite = await startSite(plainPlace, { SITE_URL: 'http://shop.example' })
})

afterAll(async () => {
  await Promise.all([site.stop(), plainSite.stop()])
  await Promise.all(places.map((place) => place.remove()))
})

/** The site with pages that cannot be rendered. */
async function brokenApp() {
  const { sources } = site.services.pages
  const read = () => Promise.reject(new Error('nothing that a visitor may read'))
  const pages = new Pages({ ...sources, read })
  return createApp({ ...site.services, pages })
}

const appWithFiles = () => createApp(site.services, { files: readBuiltFiles('public') })

const answers: [what: string, status: number, ask: () => Promise<request.Response>][] = [
  ['a page', 200, () => request(site.url).get('/')],
  ['a page that is known', 304, () => request(site.url).get('/').set('If-None-Match', '*')],
  ['the not-found page', 404, () => request(site.url).get('/nothing')],
  ['a redirection', 301, () => request(site.url).get('/PRODOTTI').redirects(0)],
  ['the products', 200, () => request(site.url).get('/api/products')],
  ['an unknown API address', 404, () => request(site.url).get('/api/nothing')],
  ['a refused request', 400, () => request(site.url).post('/api/contacts').send({})],
  ['a refused method', 405, () => request(site.url).delete('/prodotti')],
  ['the health', 200, () => request(site.url).get('/healthz')],
  ['the readiness', 200, () => request(site.url).get('/readyz')],
  ['a file', 200, () => request(appWithFiles()).get('/icon.svg')],
  [
    'a file that is known',
    304,
    () => request(appWithFiles()).get('/icon.svg').set('If-None-Match', '*'),
  ],
  [
    'a part of a file',
    206,
    () => request(appWithFiles()).get('/icon.svg').set('Range', 'bytes=0-9'),
  ],
  [
    'no part of a file',
    416,
    () => request(appWithFiles()).get('/icon.svg').set('Range', 'bytes=999-'),
  ],
  ['the sitemap', 200, () => request(site.url).get('/sitemap.xml')],
  [
    'an error in HTML',
    500,
    async () =>
      request(await brokenApp())
        .get('/')
        .set('Accept', 'text/html'),
  ],
  [
    'an error in JSON',
    500,
    async () =>
      request(await brokenApp())
        .get('/')
        .set('Accept', 'application/json'),
  ],
]

test.each(answers)('%s (%i) carries the security headers', async (_what, status, ask) => {
  const response = await ask()
  expect(response.status).toBe(status)
  const policy = response.get('Content-Security-Policy') ?? ''
  const directives = new Map(
    policy.split('; ').map((one): [string, string[]] => {
      const [name = '', ...values] = one.split(' ')
      return [name, values]
    }),
  )
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('base-uri')).toEqual(["'none'"])
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
  expect(directives.get('script-src')).toEqual(["'self'"])
  expect(directives.get('form-action')).toEqual(["'self'"])
  for (const style of directives.get('style-src') ?? []) expect(style).toMatch(/^'sha256-.{44}'$/)
  expect(policy).not.toMatch(/unsafe-|\*|http:/)
  expect(response.headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(response.get('Permissions-Policy')).toMatch(/(^|, )camera=\(\)(, |$)/)
  expect(response.get('Permissions-Policy')).not.toMatch(/=(?!\(\))/)
  expect(response.headers).not.toHaveProperty('x-powered-by')
})

test('only a site that is served over https asks browsers to stay there', async () => {
  for (const path of ['/', '/api/products', '/nothing', '/healthz']) {
    const response = await request(plainSite.url).get(path)
    expect(response.headers).not.toHaveProperty('strict-transport-security')
    expect(response.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
  }
})

describe('a method that nobody asks with', () => {
  const statusOf = (method: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      const asking = http.request(site.url + path, { method }, (response) => {
        response.resume()
        resolve(`${response.statusCode} ${response.headers.allow}`)
      })
      asking.on('error', reject).end()
    })

  const refused = ['TRACE', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY']
  test.each(refused)('%s is refused on pages, health and products', async (method) => {
    for (const path of ['/', '/en/faq', '/nothing', '/healthz', '/readyz', '/api/products']) {
      expect([path, await statusOf(method, path)]).toEqual([path, '405 GET, HEAD'])
    }
  })

  test('the contact page takes its form as well, and nothing else', async () => {
    expect(await statusOf('PUT', '/contatti')).toBe('405 GET, HEAD, POST')
    expect(await statusOf('DELETE', '/en/contacts')).toBe('405 GET, HEAD, POST')
  })

  test.each(['TRACE', 'OPTIONS', 'GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
    '%s is refused on requests, which nobody may read or change',
    async (method) => {
      expect(await statusOf(method, '/api/contacts')).toBe('405 POST')
    },
  )
})
