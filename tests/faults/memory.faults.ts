import http from 'node:http'
import { afterAll, expect, test } from '@jest/globals'
import { routeList } from '../../src/shared/routes'
import { randomFrom } from '../support/clients/random'
import { collectGarbage } from '../support/collectGarbage'
import { extent } from '../support/extent'
import { siteOfSuite } from '../support/site/siteOfSuite'

/** What is logged stays in memory here, so hardly anything is. */
const site = siteOfSuite({ LOG_LEVEL: 'error' })

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
afterAll(() => agent.destroy())

const requests = extent(6000, 100_000)

/** Bytes. A kilobyte kept for each address would take more. */
const most = 4 * 2 ** 20

const word = (random: () => number) => random().toString(36).slice(2)

/** An address that nobody has asked for yet: unknown, or a page's with a query of no meaning. */
function addressFrom(random: () => number): string {
  const { path } = routeList[Math.floor(random() * routeList.length)] ?? { path: '/' }
  const unknown = `${word(random)}-${word(random)}`
  const query = `?${word(random)}=${word(random)}&linea=${word(random)}&prodotto=${word(random)}`
  const addresses = [`/${unknown}`, `/en/${unknown}`, `${path}/${unknown}`, path + query]
  return addresses[Math.floor(random() * addresses.length)] ?? path
}

function ask(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br', Cookie: 'language=it' }
    const request = http.get(site.url + path, { agent, headers }, (response) => {
      response.on('end', resolve).resume()
    })
    request.on('error', reject)
  })
}

async function askFor(count: number, random: () => number): Promise<void> {
  let asked = 0
  const visit = async () => {
    while (asked < count) {
      asked += 1
      await ask(addressFrom(random))
    }
  }
  await Promise.all(Array.from({ length: agent.maxSockets }, visit))
}

async function heapUsed(): Promise<number> {
  await collectGarbage()
  await collectGarbage()
  return process.memoryUsage().heapUsed
}

test('as many requests for random paths and queries leave memory where it was', async () => {
  const random = randomFrom(1)
  // Every page is rendered, and everything compiled, before.
  await askFor(extent(2000, 5000), random)
  const before = await heapUsed()
  await askFor(requests, random)
  const more = (await heapUsed()) - before
  process.stdout.write(`${requests} random addresses: ${(more / 2 ** 20).toFixed(2)} MiB more\n`)
  expect(more).toBeLessThan(most)
}, 1_800_000)
