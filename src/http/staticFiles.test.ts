import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import request from 'supertest'
import { newSqlitePlace, type Place } from '../../tests/support/databases'
import { startSite, type TestSite } from '../../tests/support/site'
import { createApp } from '../app'

let place: Place
let site: TestSite
let server: http.Server

beforeAll(async () => {
  place = await newSqlitePlace()
  site = await startSite(place)
  const publicFolder = path.join(place.dataDir, 'site', 'public')
  const write = (name: string, content: string) => {
    const file = path.join(publicFolder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
  write('icon.svg', '<svg/>')
  write('assets/browser-ABC123.js', 'plain()')
  write('assets/browser-ABC123.js.br', 'brotli')
  write('images/lock.jpg', 'a lock')
  write('pictures/0a1b2c3d4e/lock-360.avif', 'a lock, smaller')
  write('.env', 'SECRET=sesame')
  write('../manifest.json', '{"secret": "sesame"}')
  server = http.createServer(createApp(site.services, { publicFolder }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await site.stop()
  await place.remove()
})

test('a file is served for an hour, one with a hash in its name for good', async () => {
  const icon = await request(server).get('/icon.svg')
  expect([icon.status, icon.type]).toEqual([200, 'image/svg+xml'])
  expect(icon.get('Cache-Control')).toBe('public, max-age=3600')
  const script = await request(server).get('/assets/browser-ABC123.js').set('Accept-Encoding', '')
  expect([script.status, script.type]).toEqual([200, 'text/javascript'])
  expect(script.text).toBe('plain()')
  expect(script.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test('a picture is served for good at the address of one build, and for an hour at its own', async () => {
  const small = await request(server).get('/pictures/0a1b2c3d4e/lock-360.avif')
  expect([small.status, small.type]).toEqual([200, 'image/avif'])
  expect(small.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const own = await request(server).get('/images/lock.jpg')
  expect([own.status, own.type]).toEqual([200, 'image/jpeg'])
  expect(own.get('Cache-Control')).toBe('public, max-age=3600')
})

test('a picture of another build is the one of this build, where there still is one', async () => {
  const former = await request(server).get('/pictures/0000000000/lock-360.avif')
  expect([former.status, former.get('Location')]).toEqual([
    302,
    '/pictures/0a1b2c3d4e/lock-360.avif',
  ])
  expect(former.get('Cache-Control')).toBe('no-store')
  for (const gone of ['0000000000/lock-540.avif', '0a1b2c3d4e/lock-540.avif', '0000000000/..']) {
    expect((await request(server).get(`/pictures/${gone}`)).status).toBe(404)
  }
})

test('a file that was compressed at build time is sent as such', async () => {
  const script = await request(server)
    .head('/assets/browser-ABC123.js')
    .set('Accept-Encoding', 'gzip, deflate, br')
  expect(script.get('Content-Encoding')).toBe('br')
  expect(script.get('Content-Length')).toBe('6')
  expect(script.get('Vary')).toContain('Accept-Encoding')
})

/** Asks for exactly this path; other clients resolve its dots before they send it. */
const getRaw = (path: string) =>
  new Promise<{ status: unknown; type: unknown; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asking = http.get({ host: '127.0.0.1', port, path }, async (response) => {
      const { statusCode: status, headers } = response
      resolve({ status, type: headers['content-type'], body: await text(response) })
    })
    asking.on('error', reject)
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
  '/ICON.svg',
  '/icon',
  '/%',
  '/%00',
])('there is no file at %s', async (path) => {
  const { status, type, body } = await getRaw(path)
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body).not.toContain('sesame')
})

test('files can only be read', async () => {
  expect((await request(server).post('/icon.svg')).status).toBe(405)
})
