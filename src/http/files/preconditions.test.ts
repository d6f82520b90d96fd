import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type FilesSite, largeSize, startFilesSite } from '../../../tests/support/filesSite'

let site: FilesSite

const script = '/assets/browser-ABC123.js'
const text = 'abcdefghijklmnopqrstuvwxyz'

beforeAll(async () => {
  site = await startFilesSite({
    'letters.txt': text,
    'empty.txt': '',
    'images/letters.jpg': `${text}${'-'.repeat(largeSize)}${text}`,
    'assets/browser-ABC123.js': 'plain().plain()',
    'assets/browser-ABC123.js.br': 'brotli',
  })
})

afterAll(() => site.stop())

const tagOf = async (address: string, headers?: Record<string, string>) =>
  (await site.ask(address, headers)).headers.etag ?? ''

test('tags are strong, each coding has its own, and the same bytes have the same', async () => {
  const tags = [await tagOf(script), await tagOf(script, { 'Accept-Encoding': 'br' })]
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/)
  expect(tags[0]).not.toBe(tags[1])
  const other = await startFilesSite({ 'elsewhere.txt': text })
  expect((await other.ask('/elsewhere.txt')).headers.etag).toBe(await tagOf('/letters.txt'))
  await other.stop()
})

describe.each(['/letters.txt', '/images/letters.jpg'])('%s', (address) => {
  test.each([
    ['its tag', (tag: string) => tag],
    ['its tag, weakly', (tag: string) => `W/${tag}`],
    ['any', () => '*'],
    ['a list with its tag', (tag: string) => `"other", W/"one, more" ,${tag}`],
  ])('is unchanged for who has %s', async (_what, field) => {
    const tag = await tagOf(address)
    for (const method of ['GET', 'HEAD']) {
      const answer = await site.ask(address, { 'If-None-Match': field(tag) }, method)
      expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, tag])
      expect(answer.headers['cache-control']).toBe('public, max-age=3600')
      expect(answer.headers).not.toHaveProperty('content-length')
    }
  })

  test('is sent to who has another, and to who asks by a date only', async () => {
    for (const headers of [
      { 'If-None-Match': '"other"' },
      { 'If-None-Match': '' },
      { 'If-None-Match': (await tagOf(address)).slice(1, -1) },
      { 'If-Modified-Since': 'Fri, 31 Dec 2100 00:00:00 GMT' },
      { 'If-Unmodified-Since': 'Fri, 31 Dec 1999 00:00:00 GMT' },
    ]) {
      expect((await site.ask(address, headers)).status).toBe(200)
    }
    expect((await site.ask(address)).headers).not.toHaveProperty('last-modified')
  })

  test('is refused to who insists on another version', async () => {
    const tag = await tagOf(address)
    const statusFor = async (field: string) =>
      (await site.ask(address, { 'If-Match': field, 'If-None-Match': '"other"' })).status
    expect(await statusFor('*')).toBe(200)
    expect(await statusFor(`"other", ${tag}`)).toBe(200)
    expect(await statusFor('"other"')).toBe(412)
    expect(await statusFor(`W/${tag}`)).toBe(412)
  })

  test.each([
    ['bytes=0-0', 'a', 0],
    ['bytes=2-4', 'cde', 2],
    ['Bytes=0-25', text, 0],
    ['bytes=-10', 'qrstuvwxyz', -10],
    ['bytes=-26', text, -26],
  ])('sends the part %s', async (range, part, offset) => {
    const { status, headers, body } = await site.ask(address, { Range: range })
    const size = Number((await site.ask(address, {}, 'HEAD')).headers['content-length'])
    const start = offset < 0 ? size + offset : offset
    expect([status, body.toString()]).toEqual([206, part])
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${start + part.length - 1}/${size}`,
      'content-length': String(part.length),
      'accept-ranges': 'bytes',
      etag: await tagOf(address),
    })
  })

  test('sends what there is of a part that is too long', async () => {
    const { headers } = await site.ask(address, {}, 'HEAD')
    const size = Number(headers['content-length'])
    for (const range of [`bytes=${size - 3}-`, `bytes=${size - 3}-99999999999999999999`]) {
      const { status, body } = await site.ask(address, { Range: range })
      expect([status, body.toString()]).toEqual([206, 'xyz'])
    }
    const whole = await site.ask(address, { Range: 'bytes=-99999999999' })
    expect([whole.status, whole.body.length]).toEqual([206, size])
  })

  test.each(['bytes=99999999-', 'bytes=99999999-99999999', 'bytes=-0'])(
    'has no part %s',
    async (range) => {
      const { headers } = await site.ask(address, {}, 'HEAD')
      const refused = await site.ask(address, { Range: range })
      expect([refused.status, refused.body.length]).toEqual([416, 0])
      expect(refused.headers['content-range']).toBe(`bytes */${headers['content-length']}`)
    },
  )

  test.each([
    'bytes=5-2',
    'bytes=0-1,4-5',
    'bytes=-',
    'bytes=',
    'bytes',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=--1',
    'items=0-5',
    '0-5',
  ])('comes whole to who asks for %s', async (range) => {
    const { status, headers } = await site.ask(address, { Range: range })
    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('content-range')
  })

  test('sends a part only of the version that is meant', async () => {
    const tag = await tagOf(address)
    const statusFor = async (ifRange: string) =>
      (await site.ask(address, { Range: 'bytes=0-1', 'If-Range': ifRange })).status
    expect(await statusFor(tag)).toBe(206)
    expect(await statusFor(`W/${tag}`)).toBe(200)
    expect(await statusFor('"other"')).toBe(200)
    expect(await statusFor('Fri, 31 Dec 2100 00:00:00 GMT')).toBe(200)
  })

  test('ignores a range with HEAD, and with a tag that has not changed', async () => {
    expect((await site.ask(address, { Range: 'bytes=0-1' }, 'HEAD')).status).toBe(200)
    const known = { Range: 'bytes=0-1', 'If-None-Match': await tagOf(address) }
    expect((await site.ask(address, known)).status).toBe(304)
  })
})

test('a part of a compressed file is one of its compressed bytes', async () => {
  const headers = { 'Accept-Encoding': 'br', Range: 'bytes=1-3' }
  const answer = await site.ask(script, headers)
  expect([answer.status, answer.body.toString()]).toEqual([206, 'rot'])
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    etag: await tagOf(script, { 'Accept-Encoding': 'br' }),
  })
  const known = { 'If-None-Match': await tagOf(script) }
  expect((await site.ask(script, { 'Accept-Encoding': 'br', ...known })).status).toBe(200)
})

test('an empty file has no parts', async () => {
  for (const range of ['bytes=0-', 'bytes=-5']) {
    const { status, body } = await site.ask('/empty.txt', { Range: range })
    expect([status, body.length]).toEqual([200, 0])
  }
})
