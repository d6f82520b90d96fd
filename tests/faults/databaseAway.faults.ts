import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Load, startLoad } from '../support/clients/load'
import { expectNothingLost } from '../support/clients/nothingLost'
import { describeWithServer, mysqlPlace, type Place } from '../support/servers/databases'
import { type DatabaseServer, startDatabaseServer } from '../support/servers/mariadb'
import { startMailServer, type TestMailServer } from '../support/servers/smtp'
import { type SiteProcess, shortLeases, startSiteProcess } from '../support/site/siteProcess'

/** The site answers within 3.5 s; a machine that does other things as well needs longer. */
const longestAnswerMs = 5000

/** Less than a piece of database work may take: no page waits for any. */
const longestPageMs = 2500

/** Between two pages. */
const readEveryMs = 50

/** Those that show what the database holds. */
const pages = ['/', '/en', '/prodotti', '/en/products']

interface Reading {
  page: string
  status: number
  ms: number
  /** Changes with what the page shows. */
  etag: string | null
}

/** A visitor who reads one page after the other. */
function startReading(url: string): { read: Reading[]; stop: () => void } {
  const read: Reading[] = []
  let stopped = false
  const visit = async () => {
    for (let n = 0; !stopped; n += 1) {
      const page = pages[n % pages.length] ?? '/'
      const begun = performance.now()
      const { status, headers } = await fetch(url + page).catch(Response.error)
      read.push({ page, status, ms: performance.now() - begun, etag: headers.get('ETag') })
      await sleep(readEveryMs)
    }
  }
  void visit()
  return {
    read,
    stop: () => {
      stopped = true
    },
  }
}

const longest = (answers: readonly { ms: number }[]) => Math.max(...answers.map(({ ms }) => ms))

describeWithServer('Under load, with a database server that', () => {
  let server: DatabaseServer
  let place: Place
  let mailServer: TestMailServer
  let site: SiteProcess
  let load: Load
  let reading: ReturnType<typeof startReading>

  beforeEach(async () => {
    const started = await startDatabaseServer()
    if (!started) throw new Error('There was a database server a moment ago')
    server = started
    place = await mysqlPlace(server.url)
    mailServer = await startMailServer()
    site = await startSiteProcess(
      place,
      {
        SMTP_URL: mailServer.url,
        MAIL_CAP_PER_HOUR: '1000000',
        CONTACT_LIMIT: '100000',
        CATALOGUE_REFRESH_S: '1',
      },
      shortLeases,
    )
    load = startLoad(() => site.url, 2)
    reading = startReading(site.url)
    await sleep(1500)
  })

  afterEach(async () => {
    try {
      server.process.kill('SIGCONT')
      reading.stop()
      await load.stop()
      await site.kill()
      await mailServer.stop()
      await place.remove()
    } finally {
      // Whatever a failed test left undone, no server outlives it.
      await server.stop()
    }
  })

  /** Ends the load and checks every answer and every request. */
  async function expectAllWell(what: string): Promise<void> {
    await sleep(1500)
    await load.stop()
    reading.stop()
    const { requests, mails } = await expectNothingLost(place, load.saved, mailServer)

    const { answers } = load
    const refused = answers.filter(({ status }) => status === 503)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]))
    expect(refused.filter(({ retryAfter }) => !Number(retryAfter))).toEqual([])
    expect(longest(answers)).toBeLessThan(longestAnswerMs)
    expect(new Set(reading.read.map(({ status }) => status))).toEqual(new Set([200]))
    expect(longest(reading.read)).toBeLessThan(longestPageMs)
    // Each page shows the catalogue throughout, as it was last read.
    const faces = reading.read.map(({ page, etag }) => `${page} ${etag}`)
    expect([...new Set(faces)]).toHaveLength(pages.length)
    // Nobody but our own log speaks, whatever libraries have to say of a lost connection.
    expect(site.logged.filter((line) => !/^\{.*\}$/.test(line))).toEqual([])
    process.stdout.write(
      `${what}: ${requests} requests, ${load.saved.size} answered with 201, ${refused.length} ` +
        `posts with 503, the longest after ${Math.round(longest(answers))} ms; ` +
        `${reading.read.length} pages, the longest after ${Math.round(longest(reading.read))} ms; ` +
        `${mails - requests} mails sent twice\n`,
    )
  }

  test('is killed four times, no request is lost and every page is served', async () => {
    for (const awayMs of [0, 500, 1500, 3000]) {
      server.process.kill('SIGKILL')
      await sleep(awayMs)
      await server.restart()
      await sleep(1500)
    }
    await expectAllWell('kill -9 of the database')
  })

  test('freezes for five seconds, no request is lost and every page is served', async () => {
    server.process.kill('SIGSTOP')
    await sleep(5000)
    server.process.kill('SIGCONT')
    await expectAllWell('SIGSTOP of the database')
  })
})
