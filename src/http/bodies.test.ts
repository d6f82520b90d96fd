import { once } from 'node:events'
import fs from 'node:fs'
import zlib from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import request from 'supertest'
import { sendEndlessly, trickle } from '../../tests/support/clients/rawClients'
import { linesOf, validRequest } from '../../tests/support/site/site'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { mailsTried } from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { events } from '../core/log'

const site = siteOfSuite()

const valid = JSON.stringify(validRequest)

interface Sent {
  what: string
  status: number
  body: Buffer | string
  type?: string
  encoding?: string
}

/** Posts these very bytes, whatever the type says of them. */
function post({ body, type = 'application/json', encoding }: Partial<Sent>) {
  const sending = request(site.url).post('/api/contacts').set('Content-Type', type)
  if (encoding) sending.set('Content-Encoding', encoding)
  return sending.serialize((bytes) => bytes).send(Buffer.from(body ?? '') as unknown as object)
}

const savedRows = async (): Promise<number> =>
  (await site.services.database.knex('contacts').select('id')).length

/** A valid request in JSON of exactly so many bytes: an unknown key fills it up. */
function ofBytes(bytes: number): string {
  const empty = JSON.stringify({ ...validRequest, filler: '' })
  return JSON.stringify({ ...validRequest, filler: 'x'.repeat(bytes - Buffer.byteLength(empty)) })
}

const brotliBomb = zlib.brotliCompressSync(Buffer.alloc(2e6, 32))

describe('a body that cannot be read', () => {
  const limit = 32 * 1024
  const gzipped = { encoding: 'gzip' }
  const refused: Sent[] = [
    { what: 'no JSON', status: 400, body: 'firstName=Anna' },
    { what: 'a JSON string', status: 400, body: JSON.stringify(valid) },
    { what: 'invalid UTF-8', status: 400, body: Buffer.from([...Buffer.from(valid), 0xff, 0xfe]) },
    { what: 'half a gzip', status: 400, body: zlib.gzipSync(valid).subarray(0, 40), ...gzipped },
    { what: 'over 32 kB', status: 413, body: ofBytes(limit + 1) },
    {
      what: 'gzip of over 32 kB',
      status: 413,
      body: zlib.gzipSync(ofBytes(limit + 1)),
      ...gzipped,
    },
    { what: 'a gzip bomb', status: 413, body: zlib.gzipSync(Buffer.alloc(2e7, 32)), ...gzipped },
    { what: 'a brotli bomb', status: 413, body: brotliBomb, encoding: 'br' },
    { what: 'an unknown encoding', status: 415, body: valid, encoding: 'compress' },
    { what: 'charset latin1', status: 415, body: valid, type: 'application/json; charset=latin1' },
    { what: 'charset UTF-16', status: 415, body: valid, type: 'application/json;charset="utf-16"' },
    { what: 'plain text', status: 415, body: valid, type: 'text/plain' },
    { what: 'text with "json"', status: 415, body: valid, type: 'text/plain; application/json' },
    { what: 'a form', status: 415, body: 'a=Anna', type: 'application/x-www-form-urlencoded' },
    {
      what: 'a form with files',
      status: 415,
      body: '--x--',
      type: 'multipart/form-data;boundary=x',
    },
    { what: 'another JSON type', status: 415, body: valid, type: 'application/ld+json' },
    { what: 'no type that is one', status: 415, body: valid, type: 'json' },
  ]

  test.each(refused)('$what is refused with $status in JSON', async ({ status, ...sent }) => {
    const before = await savedRows()
    const response = await post(sent)
    expect(response.status).toBe(status)
    expect(response.type).toBe('application/json')
    expect(response.get('Cache-Control')).toBe('no-store')
    expect(response.body).toEqual({ message: expect.stringMatching(/^The .+\.$/) })
    expect(response.text).not.toContain('Anna')
    expect(await savedRows()).toBe(before)
  })

  test.each([
    ['of no stated length', 'Transfer-Encoding: chunked', 413],
    ['of a stated length', 'Content-Length: 9999999999', 413],
    ['of another site', 'Content-Length: 9999999999\r\nSec-Fetch-Site: cross-site', 403],
  ])('one %s that never ends is answered at once, and cut off', async (_what, header, status) => {
    const { answer, sent } = await sendEndlessly(site.url, header)
    expect(answer).toMatch(`HTTP/1.1 ${status} `)
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })

  test('one whose client left is logged as such', async () => {
    const type = 'application/x-www-form-urlencoded'
    const beginning = `POST /en/contacts HTTP/1.1\r\nHost: site\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\na`
    const client = trickle(site.url, beginning)
    await once(client, 'connect')
    client.destroy()
    const line = () => linesOf(site, events.request).find(({ path }) => path === '/en/contacts')
    await until('it is logged', () => line() !== undefined)
    expect(line()).toMatchObject({ status: 499 })
  })

  test('a request without a body is refused, and nothing of all this became a mail', async () => {
    const response = await request(site.url).post('/api/contacts')
    expect(response.status).toBe(415)
    expect(response.get('Accept-Post')).toBe('application/json')
    await mailsTried(site)
    expect(fs.readdirSync(site.services.mailFolder.folder)).toEqual([])
  })
})

test.each<Sent>([
  { what: '32 kB', status: 201, body: ofBytes(32 * 1024) },
  { what: 'gzip', status: 201, body: zlib.gzipSync(valid), encoding: 'gzip' },
  { what: 'a named charset', status: 201, body: valid, type: 'application/json; charset=UTF-8' },
  { what: 'a quoted charset', status: 201, body: valid, type: 'application/json;charset="utf-8"' },
  { what: 'a type in capitals', status: 201, body: valid, type: 'Application/JSON' },
])('a body of $what is accepted', async ({ status, ...sent }) => {
  expect((await post(sent)).status).toBe(status)
})
