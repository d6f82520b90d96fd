import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import request, { type Response } from 'supertest'
import { validRequest } from '../../tests/support/site/site'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { createApp } from '../app'
import { Snapshots } from '../content/Snapshots'
import { DatabaseAwayError } from '../core/errors'
import { Pages } from '../pages/Pages'
import type { QuoteIntake } from '../quotes/QuoteIntake'
import { sentPathFor } from '../shared/contactLinks'
import { readBuiltFiles } from './builtFiles'
import { Readiness } from './Readiness'
import { securityHeaders } from './securityHeaders'

const site = siteOfSuite({ SITE_URL: 'https://shop.example' })

const files = readBuiltFiles('public', securityHeaders('https://shop.example'))

const picture = '/images/hero.jpg'

/** The site with its files. */
const app = () => createApp(site.services, files)

/** The site with pages that cannot be rendered. */
function brokenApp() {
  const { sources } = site.services.pages
  const whenProductsRead = () => Promise.reject(new Error('nothing that a visitor may read'))
  const snapshots = new Snapshots(site.services.content.shown.shop)
  const pages = new Pages({ ...sources, snapshots, whenProductsRead })
  return createApp({ ...site.services, pages })
}

/** The site without its database. */
function awayApp() {
  const { quoteIntake } = site.services
  const accept = () => Promise.reject(new DatabaseAwayError('a test'))
  return createApp({
    ...site.services,
    quoteIntake: { ...quoteIntake, accept } as unknown as QuoteIntake,
  })
}

/** What a visitor is answered who has asked before, where one request is allowed. */
async function postTwice() {
  const { services } = site
  const to = createApp({ ...services, config: { ...services.config, contactLimit: 1 } })
  expect((await post(validRequest, {}, to)).status).toBe(201)
  return post(validRequest, {}, to)
}

const startingApp = () => createApp({ ...site.services, readiness: new Readiness() })

const get = (path: string, headers: Record<string, string> = {}) =>
  request(app()).get(path).set(headers).redirects(0)

/** Posts as the form's script does. */
const post = (body: unknown, headers: Record<string, string> = {}, to = app()) =>
  request(to)
    .post('/api/contacts')
    .set({ 'Content-Type': 'application/json', ...headers })
    .send(typeof body === 'string' ? body : JSON.stringify(body))

/** Posts as the form does without a script. */
const postForm = (body: Record<string, unknown>) =>
  request(app()).post('/contatti').type('form').redirects(0).send(body)

const known = { 'If-None-Match': '*' }
const large = JSON.stringify({ ...validRequest, message: 'x'.repeat(40_000) })

/** For how long caches may keep an answer. */
const fresh = /^public, max-age=\d+/
const never = /^no-store$/
const asked = /^no-cache$/

const html = /^text\/html; charset=utf-8$/
const json = /^application\/json; charset=utf-8$/
const none = /^$/

/** Every kind of answer: what it is, its status, its type, how long it is kept, who gives it. */
const answers: [string, number, RegExp, RegExp, () => Promise<Response>][] = [
  ['a page', 200, html, fresh, () => get('/')],
  ['a page of one visitor', 200, html, never, () => get(sentPathFor(randomUUID(), 'it'))],
  ['a page that is known', 304, html, fresh, () => get('/', known)],
  ['a misspelt address', 301, /./, asked, () => get('/PRODOTTI')],
  ['the not-found page', 404, html, asked, () => get('/nothing')],
  ['a page for a refused method', 405, json, never, () => request(app()).delete('/prodotti')],
  ['a page that fails', 500, html, never, () => request(brokenApp()).get('/').accept('text/html')],
  ['a failure in JSON', 500, json, never, () => request(brokenApp()).get('/').accept('json')],
  ['a form that was sent', 303, /./, never, () => postForm(validRequest)],
  ['a form with a fault', 422, html, never, () => postForm({})],
  ['the products', 200, json, fresh, () => get('/api/products')],
  ['products that are known', 304, json, fresh, () => get('/api/products', known)],
  ['an unknown address of the API', 404, json, never, () => get('/api/nothing')],
  ['a saved request', 201, json, never, () => post(validRequest)],
  ['a request with a fault', 400, json, never, () => post({})],
  ['another site’s request', 403, json, never, () => post({}, { Origin: 'https://x.example' })],
  ['a refused method', 405, json, never, () => get('/api/contacts')],
  ['too large a request', 413, json, never, () => post(large)],
  ['a request of another type', 415, json, never, () => post('x', { 'Content-Type': 'text/x' })],
  ['a request too many', 429, json, never, postTwice],
  ['a request without the database', 503, json, never, () => post(validRequest, {}, awayApp())],
  ['a file', 200, /^image\/svg\+xml/, fresh, () => get('/icon.svg')],
  ['a file that is known', 304, /^image\/svg\+xml/, fresh, () => get('/icon.svg', known)],
  ['a picture', 200, /^image\/jpeg/, fresh, () => get(picture)],
  ['a picture that is known', 304, none, fresh, () => get(picture, known)],
  ['a part of a picture', 206, /^image\/jpeg/, fresh, () => get(picture, { Range: 'bytes=0-9' })],
  ['no part of a picture', 416, json, never, () => get(picture, { Range: 'bytes=99999999-' })],
  ['the icon', 200, /^image\//, fresh, () => get('/favicon.ico')],
  ['the manifest', 200, /^application\/manifest\+json/, fresh, () => get('/site.webmanifest')],
  ['the sitemap', 200, /^application\/xml/, fresh, () => get('/sitemap.xml')],
  ['what robots may do', 200, /^text\/plain/, fresh, () => get('/robots.txt')],
  ['the health', 200, json, never, () => get('/healthz')],
  ['the readiness', 200, json, never, () => get('/readyz')],
  ['no readiness yet', 503, json, never, () => request(startingApp()).get('/readyz')],
]

/** What every answer carries of security, and what its policy allows. */
function expectSecure(response: Response): void {
  const policy = response.get('Content-Security-Policy') ?? ''
  const directives = new Map(
    policy.split(';').map((one): [string, string[]] => {
      const [name = '', ...values] = one.split(' ')
      return [name, values]
    }),
  )
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('base-uri')).toEqual(["'none'"])
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
  expect(directives.get('script-src')).toEqual(["'self'"])
  expect(directives.get('form-action')).toEqual(["'self'"])
  for (const style of directives.get('style-src') ?? []) {
    expect(style).toMatch(/^'(?:self|sha256-.{44})'$/)
  }
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
  expect(response.headers).not.toHaveProperty('set-cookie')
}

test.each(answers)('%s (%i) has its headers', async (_what, status, type, lifetime, ask) => {
  const response = await ask()
  expect(response.status).toBe(status)
  expectSecure(response)
  expect(response.get('X-Request-Id')).toMatch(/^[\w.-]{8,64}$/)
  expect(response.get('Content-Type') ?? '').toMatch(type)
  expect(response.get('Cache-Control') ?? '').toMatch(lifetime)
})
