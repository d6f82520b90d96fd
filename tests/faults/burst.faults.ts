import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Config, readConfig } from '../../src/config/config'
import { createLogger } from '../../src/core/log'
import { migrate } from '../../src/database/migrate'
import { toSqlTime } from '../../src/database/time'
import { Delivery } from '../../src/outbox/Delivery'
import { messageId } from '../../src/outbox/mailRecord'
import { Outbox } from '../../src/outbox/Outbox'
import { referenceOf } from '../../src/shared/quotes'
import { createStores, type Stores } from '../../src/stores'
import { describeOnDatabases, type Place } from '../support/servers/databases'
import { type ReceivedMail, startMailServer, type TestMailServer } from '../support/servers/smtp'
import { givenShop } from '../support/site/givenShop'
import { siteEnvironment, validRequest } from '../support/site/site'
import { startSiteProcess } from '../support/site/siteProcess'
import { quickOutbox, requestNumber } from '../support/site/stage'
import { until } from '../support/until'

/** How many of those that wait, the oldest, are in mails within half of the window. */
const soonMailed = 300

const customerAsks = 'Vorrei una parrucca di capelli veri, lunga cinquanta centimetri.'

const isDigest = ({ subject }: ReceivedMail) => subject?.includes('oltre il limite orario') === true

const idOf = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`

/** Writes requests that wait for their mails; one of them is a customer's. */
async function fill(
  { database }: Stores,
  config: Config,
  count: number,
  customer: number,
): Promise<void> {
  const begun = Date.now() - count - 1000
  for (let from = 0; from < count; from += 200) {
    const numbers = Array.from({ length: Math.min(200, count - from) }, (_, index) => from + index)
    const contacts = numbers.map((number) => ({
      ...validRequest,
      id: idOf(number),
      createdAt: toSqlTime(new Date(begun + number)),
      products: '[]',
      items: '[]',
      message:
        number === customer
          ? customerAsks
          : `Offer no. ${number}: https://bot${number}.example/ ${'great '.repeat(300)}`,
    }))
    const mails = contacts.map(({ id, createdAt }) => ({
      id: `mail-${id.slice(0, 30)}`,
      kind: 'request',
      quoteId: id,
      messageId: messageId(id, 'request', config),
      createdAt,
    }))
    await database.transaction(async (trx) => {
      await trx('contacts').insert(contacts)
      await trx('mails').insert(mails)
    })
  }
}

/** Notes how long each claim took. */
function timeClaims({ mails }: Stores): number[] {
  const times: number[] = []
  const claim = mails.claim.bind(mails)
  mails.claim = async (...given) => {
    const begun = performance.now()
    const claimed = await claim(...given)
    times.push(performance.now() - begun)
    return claimed
  }
  return times
}

/** The most that the heap has held, in MB, from now on. */
function watchHeap(): { stop: () => number } {
  let most = 0
  const look = () => {
    most = Math.max(most, process.memoryUsage().heapUsed)
  }
  const timer = setInterval(look, 10)
  return {
    stop: () => {
      clearInterval(timer)
      return most / 1e6
    },
  }
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)

describeOnDatabases('Over the cap on mails', (newPlace) => {
  let place: Place
  let mailServer: TestMailServer

  beforeEach(async () => {
    place = await newPlace()
    mailServer = await startMailServer()
  })

  afterEach(async () => {
    await mailServer.stop()
    await place.remove()
  })

  test('61 requests to three processes at once are sixty mails and a digest of one', async () => {
    const environment = { SMTP_URL: mailServer.url, MAIL_CAP_PER_HOUR: '60' }
    const options = { capWindowMs: 60_000, outbox: quickOutbox }
    const sites = await Promise.all(
      Array.from({ length: 3 }, () => startSiteProcess(place, environment, options)),
    )
    try {
      const answers = await Promise.all(
        Array.from({ length: 61 }, (_, number) => sites[number % 3]?.post(requestNumber(number))),
      )
      expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 201))
      await until('the digest has arrived', () => mailServer.mails.some(isDigest), 60_000)
      await until('all have arrived', () => mailServer.mails.length >= 61)
      await sleep(1000)
      const { mails } = mailServer
      expect(mails.filter(isDigest).map(({ subject }) => subject)).toEqual([
        '1 richiesta oltre il limite orario',
      ])
      expect(mails).toHaveLength(61)
      expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(61)
    } finally {
      await Promise.all(sites.map((site) => site.kill()))
    }
  })

  test.each([
    [300, 12_000],
    [20_000, 60_000],
  ])('of %i that wait the first 300 are mailed soon', async (count, capWindowMs) => {
    const config = readConfig({
      ...siteEnvironment(place),
      SMTP_URL: mailServer.url,
      MAIL_CAP_PER_HOUR: '60',
    })
    const stores = createStores(config, undefined, capWindowMs)
    const { database, mails, quotes, mailFolder, quoteAdmin } = stores
    const outbox = new Outbox(
      mails,
      new Delivery(
        config,
        quotes,
        async () => 0,
        mailFolder,
        () => givenShop,
      ),
      createLogger('silent', process.stdout),
      quickOutbox,
    )
    try {
      await migrate(database, place.dataDir)
      await fill(stores, config, count, soonMailed - 1)
      global.gc?.()
      const heapBefore = process.memoryUsage().heapUsed / 1e6
      const heap = watchHeap()
      const claims = timeClaims(stores)
      const begun = performance.now()
      outbox.start()
      const hasCome = () => mailServer.mails.some(({ text }) => text?.includes(customerAsks))
      await until('the customer is in a mail', hasCome, 120_000)
      const seconds = (performance.now() - begun) / 1000
      const digests = () => mailServer.mails.filter(isDigest)
      const unsent = () => quoteAdmin.count({ unsent: true })
      await until('that many are noted', async () => (await unsent()) <= count - soonMailed)
      await outbox.stop()
      const most = heap.stop()

      // What counts as sent is in a mail, and all else counts as unsent.
      const all = mailServer.mails.map(({ text }) => text).join('\n')
      const sent: string[] = await database.transaction((trx) =>
        trx('mails').where({ kind: 'request' }).whereNotNull('sentAt').pluck('quoteId'),
      )
      expect(sent.filter((id) => !all.includes(referenceOf(id)))).toEqual([])
      expect(await unsent()).toBe(count - sent.length)
      for (const { subject } of digests()) {
        expect(Number(/^(\d+) richiest/.exec(subject ?? '')?.[1])).toBeLessThanOrEqual(100)
      }
      const times = sorted(claims)
      process.stdout.write(
        `${count} waiting: the customer mailed after ${seconds.toFixed(1)} s of a window of ` +
          `${capWindowMs / 1000} s; ${times.length} claims, median ` +
          `${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, longest ${times.at(-1)?.toFixed(1)} ms; ` +
          `heap ${heapBefore.toFixed(0)} MB before, at most ${most.toFixed(0)} MB\n`,
      )
    } finally {
      await outbox.stop()
      await database.close()
    }
  })
})
