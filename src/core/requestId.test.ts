import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type FilesSite, startFilesSite } from '../../tests/support/filesSite'
import { validRequest } from '../../tests/support/site'
import { until } from '../../tests/support/until'

let site: FilesSite

beforeAll(async () => {
  site = await startFilesSite({ 'letters.txt': 'abc' })
})

afterAll(() => site.stop())

beforeEach(() => {
  site.logged.length = 0
})

const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const lines = () => site.logged.map((line) => JSON.parse(line))

/** The lines of the requests, once they are that many. */
async function requestLines(count: number) {
  const found = () => lines().filter(({ event }) => event === 'request')
  await until('the log has every request', () => found().length >= count)
  return found()
}

const answers: [what: string, path: string, method: string][] = [
  ['a page', '/faq', 'GET'],
  ['the products', '/api/products', 'GET'],
  ['a file', '/letters.txt', 'HEAD'],
  ['an address without a page', '/nothing', 'GET'],
  ['a refused method', '/faq', 'DELETE'],
]

test.each(answers)('%s carries the id that a proxy gave', async (_what, path, method) => {
  const id = 'proxy.0_1-2345'
  // Asked twice: first rendered, then kept.
  for (let asked = 1; asked <= 2; asked += 1) {
    const { headers } = await site.ask(path, { 'X-Request-Id': id }, method)
    expect(headers['x-request-id']).toBe(id)
    expect((await requestLines(asked)).at(-1)).toMatchObject({ request: id, path })
  }
})

test.each(answers)('%s has an id of its own without one', async (_what, path, method) => {
  const ids = [await site.ask(path, {}, method), await site.ask(path, {}, method)].map(
    ({ headers }) => String(headers['x-request-id']),
  )
  for (const id of ids) expect(id).toMatch(ours)
  expect(new Set(ids).size).toBe(2)
  expect((await requestLines(2)).map(({ request }) => request)).toEqual(ids)
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
  expect(lines().filter(({ request }) => request === 'first.request')).toMatchObject([
    { event: 'quote saved', id },
    { event: 'request', path: '/api/contacts', status: 201 },
  ])
})
