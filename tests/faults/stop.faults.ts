import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readConfig } from '../../src/config'
import { createStores } from '../../src/stores'
import { mysqlPlace, type Place } from '../support/databases'
import { type Haproxy, haproxyProgram, startHaproxy } from '../support/haproxy'
import { freePort } from '../support/mariadb'
import { serverVariable } from '../support/shareDatabaseServer'
import { siteEnvironment, validRequest } from '../support/site'
import { type SiteProcess, startSiteProcess } from '../support/siteProcess'
import { startMailServer, type TestMailServer } from '../support/smtp'

const stops = 10
const visitors = 48

/** Of so many visits, one is a post. */
const postEvery = 50

/** Container engines kill after ten seconds. */
const longestStopMs = 10_000

const pages = ['/', '/en', '/prodotti', '/faq', '/en/contacts', '/api/products']

const databaseServer = process.env[serverVariable]

/** Where HAProxy or a database server is missing, the suite is left out. */
const describeBehindProxy = haproxyProgram && databaseServer ? describe : describe.skip

/** Visitors on keep-alive connections, each with the next request as soon as it has an answer. */
function startVisits(url: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors })
  const answers = new Map<string, number>()
  let stopped = false
  let number = 0

  const ask = (path: string, body?: string) =>
    new Promise<string>((resolve) => {
      const headers = body ? { 'Content-Type': 'application/json' } : {}
      const asked = http.request(url + path, { agent, headers, method: body ? 'POST' : 'GET' })
      asked.on('response', (response) => {
        response.on('end', () => resolve(`${body ? 'POST' : 'GET'} ${response.statusCode}`))
        response.on('error', ({ message }) => resolve(message))
        response.resume()
      })
      asked.on('error', ({ message }) => resolve(message))
      asked.end(body)
    })

  async function visit(): Promise<void> {
    while (!stopped) {
      number += 1
      const isPost = number % postEvery === 0
      const message = `Richiesta numero ${number}.`
      const answer = isPost
        ? await ask('/api/contacts', JSON.stringify({ ...validRequest, message }))
        : await ask(pages[number % pages.length] ?? '/')
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }

  const visiting = Promise.all(Array.from({ length: visitors }, visit))
  return {
    answers,
    stop: async () => {
      stopped = true
      await visiting
      agent.destroy()
    },
  }
}

describeBehindProxy('Two sites behind HAProxy', () => {
  let place: Place
  let mailServer: TestMailServer
  let proxy: Haproxy | undefined
  let ports: number[]
  let sites: SiteProcess[] = []

  const startOn = (port: number) =>
    startSiteProcess(place, {
      PORT: String(port),
      SMTP_URL: mailServer.url,
      MAIL_CAP_PER_HOUR: '1000000',
      CONTACT_LIMIT: '100000',
      LOG_LEVEL: 'info',
    })

  beforeEach(async () => {
    place = await mysqlPlace(databaseServer ?? '')
    mailServer = await startMailServer()
    // So that mails are under way at any moment.
    mailServer.judge = () => sleep(300).then(() => undefined)
    ports = [await freePort(), await freePort()]
    sites = await Promise.all(ports.map(startOn))
    proxy = await startHaproxy(haproxyProgram ?? '', ports)
    await proxy?.untilUp(sites.length)
    // Until it has asked twice, nobody could tell it from somebody who looked in once.
    await sleep(1500)
  })

  afterEach(async () => {
    await Promise.all(sites.map((site) => site.kill()))
    await proxy?.stop()
    await mailServer.stop()
    await place.remove()
  })

  /** Ends a site as an operator does. @returns the milliseconds it took */
  async function end(site: SiteProcess): Promise<number> {
    const begun = performance.now()
    site.process.kill('SIGTERM')
    expect(await site.ended).toBe(0)
    return performance.now() - begun
  }

  test('are ended one after the other ten times, and no visitor notices', async () => {
    const visits = startVisits(proxy?.url ?? '')
    const times: number[] = []
    for (let stop = 0; stop < stops; stop += 1) {
      const turn = stop % sites.length
      times.push(await end(sites[turn] as SiteProcess))
      sites[turn] = await startOn(ports[turn] ?? 0)
      await proxy?.untilUp(sites.length)
    }
    await visits.stop()
    const last = await Promise.all(sites.map(end))

    expect([...visits.answers.keys()].sort()).toEqual(['GET 200', 'POST 201'])
    expect(Math.max(...times, ...last)).toBeLessThan(longestStopMs)
    const { database } = createStores(readConfig(siteEnvironment(place)))
    const leases = await database.knex('mails').whereNotNull('claim').pluck('id')
    await database.close()
    expect(leases).toEqual([])
    const counts = [...visits.answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')
    process.stdout.write(
      `${stops} stops under ${visitors} visitors: ${counts}; the longest stop took ` +
        `${Math.round(Math.max(...times, ...last))} ms\n`,
    )
  })
})
