import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from '@jest/globals'
import { exchange, pipeline } from '../../tests/support/clients/rawClients'
import { smugglings } from '../../tests/support/clients/smugglings'
import { until } from '../../tests/support/until'
import { createLogger } from '../core/log'
import { HttpServer } from './HttpServer'

const patienceMs = 1000
/** More than the system takes on the way. */
const answer = Buffer.alloc(96 * 1024 * 1024)

let server: HttpServer
let responses: ServerResponse[]

const sendAnswer: RequestListener = (_request, response) => response.end(answer)

const listen = async (listener = sendAnswer, patience = patienceMs) => {
  responses = []
  const noting: RequestListener = (request, response) => {
    responses.push(response)
    listener(request, response)
  }
  server = new HttpServer(noting, createLogger('silent', process.stdout), patience)
  return `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`
}

afterEach(() => server.close(0))

test.each(['two hosts', 'a version without such lines'])('%s are refused', async (how) => {
  expect(await exchange(await listen(), smugglings[how] ?? '')).toEqual([400])
  expect(responses).toEqual([])
})

test('who takes nothing of an answer is cut off', async () => {
  const client = pipeline(await listen(), '/', 1)
  await until('it is handled', () => responses.length === 1)
  await once(responses[0]?.socket ?? client, 'close')
  client.resume()
  await once(client, 'close')
  expect(client.bytesRead).toBeLessThan(answer.length)
})

test('who takes it slowly gets all of it', async () => {
  // Longer than this client waits for the processor where the machine is busy.
  const patience = 4 * patienceMs
  const begun = performance.now()
  const client = pipeline(await listen(sendAnswer, patience), '/', 1)
  let paused = 0
  for await (const _ of client) {
    if (client.bytesRead > answer.length) break
    if (client.bytesRead - paused < 8 * 1024 * 1024) continue
    paused = client.bytesRead
    await sleep(patience / 10)
  }
  expect(client.bytesRead).toBeGreaterThan(answer.length)
  expect(performance.now() - begun).toBeGreaterThan(patience)
  client.destroy()
})
