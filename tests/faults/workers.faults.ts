import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readConfig } from '../../src/config/config'
import { events } from '../../src/core/log'
import { migrate } from '../../src/database/migrate'
import { parseQuote } from '../../src/quotes/quoteSchema'
import { createStores, type Stores } from '../../src/stores'
import { describeWithServer, mysqlPlace, type Place } from '../support/databases'
import { markIn } from '../support/load'
import { expectNothingLost } from '../support/nothingLost'
import { serverVariable } from '../support/shareDatabaseServer'
import { siteEnvironment, validRequest } from '../support/site'
import { type SiteProcess, startSiteProcess } from '../support/siteProcess'
import { startMailServer, type TestMailServer } from '../support/smtp'
import { until } from '../support/until'

const workers = 3
const due = 2000

/** Requests written at the same time, fewer than the connections. */
const writers = 8

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

const databaseServer = process.env[serverVariable] ?? ''

describeWithServer('Three workers and two thousand mails that are due', () => {
  let place: Place
  let stores: Stores
  let mailServer: TestMailServer
  let sites: SiteProcess[] = []

  beforeEach(async () => {
    place = await mysqlPlace(databaseServer)
    stores = createStores(readConfig(siteEnvironment(place)))
    mailServer = await startMailServer()
    await migrate(stores.database, place.dataDir)
  })

  afterEach(async () => {
    await Promise.all(sites.map((site) => site.kill()))
    await stores.database.close()
    await mailServer.stop()
    await place.remove()
  })

  /** Writes the requests with their mails. @returns their ids by their marks */
  async function write(): Promise<Map<string, string>> {
    const saved = new Map<string, string>()
    let number = 0
    const writer = async () => {
      while (number < due) {
        number += 1
        const message = `marca-${number}, grazie`
        const request = { ...parseQuote({ ...validRequest, message }), items: [] }
        const { receipt } = await stores.quotes.save(request, null, new Date())
        saved.set(markIn(message), receipt.id)
      }
    }
    await Promise.all(Array.from({ length: writers }, writer))
    return saved
  }

  test('send each exactly once', async () => {
    const saved = await write()
    const begun = performance.now()
    const environment = { SMTP_URL: mailServer.url, MAIL_CAP_PER_HOUR: '1000000' }
    sites = await Promise.all(
      Array.from({ length: workers }, () => startSiteProcess(place, environment)),
    )
    expect(await expectNothingLost(place, saved, mailServer)).toEqual({ requests: due, mails: due })
    const seconds = (performance.now() - begun) / 1000
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(due)

    const sharesNow = () =>
      sites.map(
        ({ logged }) => logged.filter((line) => JSON.parse(line).event === events.mailSent).length,
      )
    // The last lines of the logs come a moment after the mails.
    await until('the logs tell of every mail', () => sum(sharesNow()) === due)
    const shares = sharesNow()
    expect(Math.min(...shares)).toBeGreaterThan(0)
    process.stdout.write(
      `${workers} workers sent ${due} mails (${shares.join(' + ')}) in ${seconds.toFixed(1)} s\n`,
    )
  })
})
