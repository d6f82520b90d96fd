import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import zlib from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { siteOfSuite } from '../tests/support/siteOfSuite'
import { until } from '../tests/support/until'
import { createApp } from './app'
import { Pages } from './pages/Pages'

const site = siteOfSuite({ SITE_URL: 'https://shop.example' })

let url: string
let server: http.Server
/** How often pages have waited for the products, which what is ready does not. */
let waits = 0

beforeAll(async () => {
  const tried = async () => {
    waits += 1
  }
  await site.services.pages.load()
  await site.services.keepWhole()
  const pages = new Pages({ ...site.services.pages.sources, tried })
  server = http.createServer(createApp({ ...site.services, pages }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

interface Answered {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** An answer as it travels, without its time. */
function ask(path: string, headers: Record<string, string>, method: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const named = { ...headers, 'X-Request-Id': 'the-same-for-both' }
    const asking = http.request(url + path, { method, headers: named }, async (response) => {
      const { date: _, ...headers } = response.headers
      const body = (await buffer(response)).toString('base64')
      resolve({ status: response.statusCode, headers, body })
    })
    asking.on('error', reject).end()
  })
}

const addresses = [
  '/',
  '/en',
  '/prodotti',
  '/en/products',
  '/prodotti/protesi-donna',
  '/contatti',
  '/en/faq',
  '/privacy',
  '/en/products?line=keratin-tips',
  '/en/contacts?line=protesi-uomo',
  '/404',
  '/en/404',
  '/api/products',
  '/api/products?featured=true',
  '/api/products?category=tape-in-kit',
]

const requests: [what: string, headers: Record<string, string>, method: string][] = [
  ['without a word of codings', {}, 'GET'],
  ['in brotli', { 'Accept-Encoding': 'gzip, deflate, br, zstd' }, 'GET'],
  ['in gzip', { 'Accept-Encoding': 'gzip' }, 'GET'],
  ['in no coding', { 'Accept-Encoding': 'br;q=0' }, 'GET'],
  ['by HEAD', { 'Accept-Encoding': 'br' }, 'HEAD'],
  ['in English', { Cookie: 'a=b; language=en', 'Accept-Encoding': 'br' }, 'GET'],
  ['in Italian', { Cookie: 'language=it' }, 'GET'],
  ['whatever version the browser has', { 'If-None-Match': '*' }, 'GET'],
  ['on a connection that closes', { Connection: 'close' }, 'GET'],
]

describe.each(addresses)('%s', (address) => {
  test.each(requests)(
    '%s is answered ahead of Express as through it',
    async (_, headers, method) => {
      // Nothing is kept under a query that is not ours, and it changes nothing.
      const odd = `${address}${address.includes('?') ? '&' : '?'}utm_source=x`
      const throughExpress = await ask(odd, headers, method)
      waits = 0
      const ready = await ask(address, headers, method)
      expect(ready).toEqual(throughExpress)
      expect(waits).toBe(0)
    },
  )

  test('is the same in every coding', async () => {
    const bodyIn = async (coding: string) => {
      const { headers, body } = await ask(address, { 'Accept-Encoding': coding }, 'GET')
      const bytes = Buffer.from(body, 'base64')
      expect([headers['content-encoding'], headers['content-length']]).toEqual([
        coding,
        String(bytes.length),
      ])
      return bytes
    }
    const plain = Buffer.from((await ask(address, {}, 'GET')).body, 'base64')
    expect(zlib.brotliDecompressSync(await bodyIn('br'))).toEqual(plain)
    expect(zlib.gunzipSync(await bodyIn('gzip'))).toEqual(plain)
  })

  test('is another version for who has one', async () => {
    const { headers } = await ask(address, {}, 'GET')
    const again = await ask(address, { 'If-None-Match': `"x", ${headers.etag}` }, 'GET')
    expect(again.status).toBe(address.endsWith('/404') ? 404 : 304)
    expect((await ask(address, { 'If-None-Match': 'W/"other"' }, 'GET')).status).not.toBe(304)
  })
})

test('each answer is one line in the log', async () => {
  site.logged.length = 0
  for (const address of addresses) await ask(address, { Connection: 'close' }, 'GET')
  await until('the last has its line', () => site.logged.length >= addresses.length)
  const paths = site.logged.map((line) => JSON.parse(line).path)
  expect(paths).toEqual(addresses.map((address) => address.split('?')[0]))
})

test('a proxy that is not known is warned of once, whatever answers', async () => {
  site.logged.length = 0
  for (const path of ['/', '/prodotti', '/nothing']) {
    await ask(path, { 'X-Forwarded-For': '203.0.113.1' }, 'GET')
  }
  const warned = site.logged.filter((line) => line.includes('TRUST_PROXY'))
  expect(warned).toHaveLength(1)
})
