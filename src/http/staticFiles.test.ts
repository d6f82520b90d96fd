import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type FilesSite, largeSize, startFilesSite } from '../../tests/support/site/filesSite'
import { until } from '../../tests/support/until'
import { events } from '../core/log'

let site: FilesSite

const script = '/assets/browser-ABC123.js'
const large = '/images/large.jpg'

beforeAll(async () => {
  site = await startFilesSite({
    'icon.svg': '<svg/>',
    'site.webmanifest': '{}',
    'fonts/LICENCE.txt': 'Sì',
    'fonts/lato-v1.woff2': 'a font',
    'assets/browser-ABC123.js': 'plain().plain().plain()',
    'assets/browser-ABC123.js.gz': 'smaller in gzip',
    'assets/browser-ABC123.js.br': 'brotli',
    'assets/browser-ABC123.js.map': '{"secret": "sesame"}',
    'assets/tiny-DEF456.js': 'a()',
    'assets/tiny-DEF456.js.br': 'larger than what it stands for',
    'images/lock.jpg': 'a lock',
    'images/large.jpg': Buffer.alloc(largeSize, 'large'),
    'images/gone.jpg': Buffer.alloc(largeSize, 'gone'),
    'pictures/0a1b2c3d4e/lock-360.avif': 'a lock, smaller',
    'pictures/0a1b2c3d4e/gone-360.avif': Buffer.alloc(largeSize, 'gone'),
    '.well-known/proof.txt': 'Contact: whom',
    '.env': 'SECRET=sesame',
    '../manifest.json': '{"secret": "sesame"}',
  })
})

afterAll(() => site.stop())

test.each([
  ['/icon.svg', 'image/svg+xml'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  [script, 'text/javascript; charset=utf-8'],
  ['/fonts/LICENCE.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/proof.txt', 'text/plain; charset=utf-8'],
  ['/fonts/lato-v1.woff2', 'font/woff2'],
  ['/images/lock.jpg', 'image/jpeg'],
  ['/pictures/0a1b2c3d4e/lock-360.avif', 'image/avif'],
])('%s is of the type %s', async (address, type) => {
  const { status, headers } = await site.ask(address)
  expect([status, headers['content-type']]).toEqual([200, type])
})

test.each([
  ['/icon.svg', 'public, max-age=3600'],
  ['/images/lock.jpg', 'public, max-age=3600'],
  [script, 'public, max-age=31536000, immutable'],
  ['/fonts/lato-v1.woff2', 'public, max-age=31536000, immutable'],
  ['/pictures/0a1b2c3d4e/lock-360.avif', 'public, max-age=31536000, immutable'],
])('%s may be kept as its name allows: %s', async (address, cacheControl) => {
  const { status, headers } = await site.ask(address)
  expect([status, headers['cache-control']]).toEqual([200, cacheControl])
})

test('a picture of another build is the one of this build, where there still is one', async () => {
  const former = await site.ask('/pictures/0000000000/lock-360.avif')
  expect([former.status, former.headers.location]).toEqual([
    302,
    '/pictures/0a1b2c3d4e/lock-360.avif',
  ])
  expect(former.headers['cache-control']).toBe('no-store')
  for (const gone of ['0000000000/lock-540.avif', '0a1b2c3d4e/lock-540.avif', '0000000000/..']) {
    expect((await site.ask(`/pictures/${gone}`)).status).toBe(404)
  }
})

describe('a file that the build has compressed', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0', undefined],
    ['zebra', undefined],
    ['', undefined],
    ['identity, br;q=0.1', undefined],
    ['*;q=0', undefined],
    ['br;q=nonsense', undefined],
    ['identity;q=0', undefined],
  ])('is sent to who accepts "%s" in %s', async (accepted, coding) => {
    const { status, headers, body } = await site.ask(script, { 'Accept-Encoding': accepted })
    expect([status, headers['content-encoding']]).toEqual([200, coding])
    const sent = { br: 'brotli', gzip: 'smaller in gzip', plain: 'plain().plain().plain()' }
    expect(body.toString()).toBe(sent[(coding ?? 'plain') as keyof typeof sent])
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe('Accept-Encoding')
  })

  test('is plain where that is the smallest', async () => {
    const { headers, body } = await site.ask('/assets/tiny-DEF456.js', { 'Accept-Encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe('a()')
  })
})

test.each(['/icon.svg', large])('%s is described by HEAD as GET sends it', async (address) => {
  const get = await site.ask(address)
  const head = await site.ask(address, {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  const { date: _got, 'x-request-id': _id, ...expected } = get.headers
  expect(head.headers).toMatchObject(expected)
})

test.each([
  ['/icon.svg?v=2', '<svg/>'],
  ['http://chiomara.example/icon.svg', '<svg/>'],
])('%s is spelt otherwise and found', async (address, content) => {
  expect((await site.ask(address)).body.toString()).toBe(content)
})

test.each([
  '/.env',
  '/%2eenv',
  '/../manifest.json',
  '/%2e%2e/manifest.json',
  '/..%2fmanifest.json',
  '/..\\manifest.json',
  '/assets/../../manifest.json',
  '/assets',
  '/assets/',
  '/assets/browser-OLD.js',
  `${script}.br`,
  `${script}.map`,
  '/ICON.svg',
  '/icon',
  '/%',
  '/%00',
  '/%c3',
])('there is no file at %s', async (address) => {
  const { status, headers, body } = await site.ask(address)
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body.toString()).not.toContain('sesame')
})

test('a picture that breaks off ends its connection, and the log says why', async () => {
  async function* broken() {
    yield Buffer.alloc(largeSize / 2)
    throw Object.assign(new Error('the disk fails'), { code: 'EIO' })
  }
  const pieces = Readable.from(broken()) as fs.ReadStream
  const opened = jest.spyOn(fs, 'createReadStream').mockReturnValueOnce(pieces)
  const answer = await fetch(site.url + large)
  await expect(answer.arrayBuffer()).rejects.toThrow()
  expect(opened).toHaveBeenCalledTimes(1)
  opened.mockRestore()
  await until('it is logged', () => site.logged.some((line) => line.includes('EIO')))
})

describe('when the folder loses its files', () => {
  const lastLog = () =>
    JSON.parse(site.logged.filter((line) => line.includes(events.failed)).at(-1) ?? '{}')

  test('what is kept in memory is served as before', async () => {
    fs.rmSync(path.join(site.folder, 'fonts'), { recursive: true })
    expect((await site.ask('/fonts/lato-v1.woff2')).body.toString()).toBe('a font')
  })

  test.each(['/images/gone.jpg', '/pictures/0a1b2c3d4e/gone-360.avif'])(
    '%s is gone, and the log says so',
    async (address) => {
      fs.rmSync(path.join(site.folder, address))
      const { status, headers } = await site.ask(address, { 'X-Request-Id': 'for.gone' })
      expect([status, headers['cache-control']]).toEqual([500, 'no-store'])
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-request-id': 'for.gone',
      })
      const line = { path: address, error: 'NotFoundError ENOENT', request: 'for.gone' }
      expect(lastLog()).toMatchObject(line)
    },
  )
})
