import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pipeline } from '../../tests/support/clients/rawClients'
import { until } from '../../tests/support/until'
import { inTurn } from './inTurn'

let server: http.Server
let url: string
/** Those that have been handed over, and not answered. */
let open: ServerResponse[]
let handled: number

beforeEach(async () => {
  open = []
  handled = 0
  server = http.createServer(
    inTurn((_request, response) => {
      handled += 1
      open.push(response)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('requests on one connection are handled one after the other', async () => {
  const client = pipeline(url, '/', 20)
  let received = ''
  client.on('data', (chunk) => {
    received += chunk
  })
  for (let turn = 1; turn <= 20; turn += 1) {
    await until('the next one is handled', () => handled === turn)
    expect(open).toHaveLength(1)
    open.pop()?.end(String(turn))
  }
  await until('all is answered', () => received.endsWith('20'))
  const answers = received.split('HTTP/1.1 200 OK').slice(1)
  expect(answers.map((one) => one.split('\r\n\r\n')[1])).toEqual(
    Array.from({ length: 20 }, (_one, n) => String(n + 1)),
  )
  client.destroy()
})

test('connections do not wait for each other', async () => {
  const clients = [pipeline(url, '/', 2), pipeline(url, '/', 2), pipeline(url, '/', 2)]
  await until('each has its first handled', () => handled === 3)
  for (const client of clients) client.destroy()
})

test('a connection on which too many wait is closed, and what waited is dropped', async () => {
  const client = pipeline(url, '/', 1200)
  await once(client.resume(), 'close')
  await until('its one request knows', () => open[0]?.destroyed === true)
  expect(handled).toBe(1)
  const other = pipeline(url, '/', 1)
  await until('others are answered', () => handled === 2)
  other.destroy()
})

test('what waits behind the last answer of a connection is dropped', async () => {
  const client = pipeline(url, '/', 20).resume()
  await until('the first one is handled', () => handled === 1)
  const [first] = open
  if (first) first.shouldKeepAlive = false
  first?.end()
  await once(client, 'close')
  expect(handled).toBe(1)
})

test('what waits when its client leaves is dropped', async () => {
  const client = pipeline(url, '/', 20)
  await until('the first one is handled', () => handled === 1)
  client.destroy()
  await until('it knows', () => open[0]?.destroyed === true)
  expect(handled).toBe(1)
})
