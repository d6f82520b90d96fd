import { describe, expect, test } from '@jest/globals'
import { events } from '../../src/core/log'
import { exchange, trickle } from '../support/clients/rawClients'
import { smuggled, smugglings } from '../support/clients/smugglings'
import { linesOf } from '../support/site/site'
import { siteOfSuite } from '../support/site/siteOfSuite'
import { until } from '../support/until'

const site = siteOfSuite({ LOG_LEVEL: 'info' })

const slowConnections = 300

/** Milliseconds in which visitors have pages, on a machine that does other things as well. */
const longestAnswerMs = 3500

describe('Nothing is smuggled into a connection by', () => {
  const loggedPaths = () => linesOf(site).map(({ path }) => path)

  test.each(Object.entries(smugglings))('%s', async (how, request) => {
    const statuses = await exchange(site.url, request)
    // One answer that refuses it, or none: what is hidden in it gets none.
    expect(statuses.length).toBeLessThanOrEqual(1)
    for (const status of statuses) expect(status).toBe(400)
    // The log has what came before this.
    const after = `/after-${how.replaceAll(' ', '-')}`
    await fetch(site.url + after)
    await until('the log is complete', () => loggedPaths().includes(after))
    expect(loggedPaths()).not.toContain(smuggled)
  })

  test('nothing else either: what is tried would be heard as a request of its own', async () => {
    const [, hidden = ''] = smugglings['a length and chunks']?.split('0\r\n\r\n') ?? []
    expect(await exchange(site.url, hidden)).toEqual([404])
    await until('it is logged', () => loggedPaths().includes(smuggled))
  })
})

test('300 connections that send a byte a second keep nobody waiting, and are cut off', async () => {
  site.logged.length = 0
  const beginnings = [
    'GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ',
    'POST /api/contacts HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
  ]
  const slow = Array.from({ length: slowConnections }, (_, number) =>
    trickle(site.url, beginnings[number % beginnings.length] ?? ''),
  )
  await until('all are connected', () => slow.every(({ connecting }) => !connecting))
  let longest = 0
  let answered = 0
  while (slow.some(({ closed }) => !closed)) {
    const begun = performance.now()
    expect((await fetch(`${site.url}/prodotti`)).status).toBe(200)
    longest = Math.max(longest, performance.now() - begun)
    answered += 1
  }
  process.stdout.write(
    `${slowConnections} slow connections: ${answered} pages meanwhile, the longest after ${Math.round(longest)} ms\n`,
  )
  const posts = () => linesOf(site, events.request).filter(({ method }) => method === 'POST')
  await until('all are logged', () => posts().length >= slowConnections / 2)
  expect(new Set(posts().map(({ status }) => status))).toEqual(new Set([408]))
  expect(answered).toBeGreaterThan(0)
  expect(longest).toBeLessThan(longestAnswerMs)
})
