import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type FilesSite, startFilesSite } from '../../tests/support/site/filesSite'
import { linesOf, validRequest } from '../../tests/support/site/site'
import { until } from '../../tests/support/until'
import { events } from './log'

let site: FilesSite

beforeAll(async () => {
  site = await startFilesSite({ 'letters.txt': 'abc' })
})

afterAll(() => site.stop())

beforeEach(() => {
  site.logged.length = 0
})

const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The lines of the requests, once they are that many. */
async function requestLines(count: number) {
  const found = () => linesOf(site, events.request)
  await until('the log has every request', () => found().length >= count)
  return found()
}

test.each([
  ['/faq', 'GET'],
  ['/letters.txt', 'HEAD'],
  ['/nothing', 'GET'],
  ['/faq', 'DELETE'],
])('%s by %s carries the id that a proxy gave, or one of its own', async (path, method) => {
  const given = 'proxy.0_1-2345'
  const idOf = async (headers: Record<string, string>) =>
    String((await site.ask(path, headers, method)).headers['x-request-id'])
  const ids = [await idOf({ 'X-Request-Id': given }), await idOf({}), await idOf({})]
  expect(ids).toEqual([given, expect.stringMatching(ours), expect.stringMatching(ours)])
  expect(new Set(ids).size).toBe(3)
  expect((await requestLines(3)).map(({ request }) => request)).toEqual(ids)
})

test.each([
  ['short', 'abc'],
  ['long', 'a'.repeat(65)],
  ['empty', ''],
  ['with a space', 'abcd efgh'],
  ['with markup', '<script>alert(1)</script>'],
  ['with a quote', '"},{"event":"forged"'],
  ['with escapes', 'abcdefgh%0d%0aSet-Cookie:x=1'],
  ['with other bytes', 'abcdefgh\xff\xfe'],
  ['given twice', 'abcdefgh, ijklmnop'],
])('one that is %s is replaced', async (_what, id) => {
  const { headers } = await site.ask('/faq', { 'X-Request-Id': id })
  expect(headers['x-request-id']).toMatch(ours)
  expect(headers).not.toHaveProperty('set-cookie')
  expect((await requestLines(1))[0].request).toMatch(ours)
  if (id !== '') expect(site.logged.join('')).not.toContain(id)
})

test('what a request leads to carries its id too', async () => {
  const headers = { 'X-Request-Id': 'first.request', 'Content-Type': 'application/json' }
  const body = JSON.stringify(validRequest)
  const posted = await fetch(`${site.url}/api/contacts`, { method: 'POST', headers, body })
  const { id } = await posted.json()
  await requestLines(1)
  expect(linesOf(site).filter(({ request }) => request === 'first.request')).toMatchObject([
    { event: 'quote saved', id },
    { event: 'request', path: '/api/contacts', status: 201 },
  ])
})
