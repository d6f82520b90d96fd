import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import zlib from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { linesOf } from '../tests/support/site/site'
import { siteOfSuite } from '../tests/support/site/siteOfSuite'
import { until } from '../tests/support/until'
import { createApp } from './app'
import { Pages } from './pages/Pages'

const site = siteOfSuite({ SITE_URL: 'https://shop.example' })

let url: string
let server: http.Server
/** How often pages have waited for the products, which what is ready does not. */
let waits = 0

beforeAll(async () => {
  const whenProductsRead = async () => {
    waits += 1
  }
  await site.services.keepWhole()
  const pages = new Pages({ ...site.services.pages.sources, whenProductsRead })
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

/** A page in each language, one that its query chooses, the not-found page, the API's answer. */
const addresses = [
  '/',
  '/en/faq',
  '/en/products?line=keratin-tips',
  '/404',
  '/api/products?category=tape-in-kit',
]

const requests: [what: string, headers: Record<string, string>, method: string][] = [
  ['in brotli', { 'Accept-Encoding': 'gzip, deflate, br, zstd' }, 'GET'],
  ['in no coding', { 'Accept-Encoding': 'br;q=0' }, 'GET'],
  ['by HEAD', { 'Accept-Encoding': 'gzip' }, 'HEAD'],
  ['in English', { Cookie: 'a=b; language=en', 'Accept-Encoding': 'br' }, 'GET'],
  ['whatever version the browser has', { 'If-None-Match': '*' }, 'GET'],
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
    const bodyIn = async (coding: string) =>
      Buffer.from((await ask(address, { 'Accept-Encoding': coding }, 'GET')).body, 'base64')
    const plain = await bodyIn('identity')
    expect(zlib.brotliDecompressSync(await bodyIn('br'))).toEqual(plain)
    expect(zlib.gunzipSync(await bodyIn('gzip'))).toEqual(plain)
  })
})

test('each answer is one line in the log', async () => {
  site.logged.length = 0
  for (const address of addresses) await ask(address, { Connection: 'close' }, 'GET')
  await until('the last has its line', () => site.logged.length >= addresses.length)
  expect(linesOf(site).map(({ path }) => path)).toEqual(
    addresses.map((address) => address.split('?')[0]),
  )
})
