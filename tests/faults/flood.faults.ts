import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { referenceOf } from '../../src/shared/quotes'
import { describeOnDatabases } from '../support/servers/databases'
import type { TestSite } from '../support/site/site'
import { letDigestCome, requestNumber, rowsOf, setStage } from '../support/site/stage'
import { filesIn } from '../support/traces'
import { until } from '../support/until'

/** Ten thousand with `FAULTS=full`. */
const count = process.env.FAULTS === 'full' ? 10_000 : 400

/** As many as carry all above the cap, a hundred each. */
const digests = Math.ceil((count + 1 - 60) / 100)

const patienceMs = 30 * 60_000

/** Over how many connections they come. */
const connections = 8

const cap = 60

const letters = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** From a network of its own, and with words of its own: nothing marks it as a bot's. */
const botAt = (number: number) => ({
  headers: { 'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
  body: {
    ...requestNumber(0),
    email: `${letters(number)}@example.com`,
    message: `${letters(number)} ${'parola '.repeat(140)}`,
  },
})

const customer = {
  headers: { 'X-Forwarded-For': '192.0.2.7' },
  body: {
    ...requestNumber(0),
    message: 'Vorrei una parrucca di capelli veri, prima della terapia.',
  },
}

/** Posts all of them. @returns the statuses, and the customer's reference */
async function flood(site: TestSite) {
  const posts = Array.from({ length: count }, (_, number) => botAt(number))
  posts.splice(count / 2, 0, customer)
  const statuses = new Map<number, number>()
  let reference = ''
  const queue = posts.values()
  const send = async () => {
    for (const one of queue) {
      const response = await site.post(one.body, one.headers)
      const { id } = await response.json()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (one === customer) reference = referenceOf(id)
    }
  }
  await Promise.all(Array.from({ length: connections }, send))
  return { statuses, reference }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

describeOnDatabases('A flood from as many addresses as posts', (newPlace) => {
  const stage = setStage(newPlace)

  test(
    `of ${count} fills neither inbox nor disk, and all of it is mailed, a hundred a digest`,
    async () => {
      const { server, place } = stage
      const site = await stage.start({ TRUST_PROXY: '1', CONTACT_LIMIT: '5' })
      const begun = performance.now()
      const { statuses, reference } = await flood(site)
      const seconds = (performance.now() - begun) / 1000
      expect([...statuses]).toEqual([[201, count + 1]])

      const isMailed = () => server.mails.some(({ text }) => text?.includes(reference))
      const unsent = () => site.services.quoteAdmin.count({ unsent: true })
      let digest = 0
      while ((await unsent()) > 0 && digest < digests) {
        digest += 1
        await letDigestCome(site)
        const sent = async () =>
          (await rowsOf(site, 'mails')).filter(({ kind, sentAt }) => kind === 'digest' && sentAt)
        await until('the digest is sent', async () => (await sent()).length >= digest, patienceMs)
      }
      expect(isMailed()).toBe(true)
      expect(await unsent()).toBe(0)
      expect(server.mails.length).toBeLessThanOrEqual(cap + digests)

      const inbox = server.mails.reduce((sum, { raw }) => sum + raw.length, 0)
      const disk = filesIn(place.dataDir).reduce((sum, file) => sum + fs.statSync(file).size, 0)
      // A request of a thousand characters, with its mail and the indexes of both.
      if (place.databaseUrl === null) expect(disk).toBeLessThan(8192 * count + 10e6)
      process.stdout.write(
        `${count} posts in ${seconds.toFixed(0)} s: ${server.mails.length} mails of ` +
          `${megabytes(inbox)} MB in the inbox, ${digest} of them digests; ` +
          `${megabytes(disk)} MB in DATA_DIR; the customer is mailed\n`,
      )
    },
    patienceMs,
  )
})
