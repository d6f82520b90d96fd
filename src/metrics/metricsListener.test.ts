import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { Metrics } from './Metrics'
import { metricsListener } from './metricsListener'

test('A scrape of what cannot be read breaks off, and the next one is answered', async () => {
  let isReadable = false
  const checks = async () => {
    if (!isReadable) throw new Error('It cannot be read')
    return { mails: 'starting', database: 'ok', shop: ['line 1: nmae is not known'] }
  }
  const sources = { checks, isReady: () => true, catalogueAgeS: () => 0, dataDir: '.' }
  const server = http.createServer(metricsListener(new Metrics(), sources))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  isReadable = true
  const answer = await fetch(url)
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringMatching(/chiomara_database_up 1.*chiomara_shop_problems 1/s),
  ])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
