import http from 'node:http'
import net from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { newSqlitePlace, type Place } from '../tests/support/servers/databases'
import { patientDatabase, patientMs } from '../tests/support/servers/patientDatabase'
import { startMailServer, type TestMailServer } from '../tests/support/servers/smtp'
import { linesOf, validRequest } from '../tests/support/site/site'
import { type SiteProcess, startSiteProcess } from '../tests/support/site/siteProcess'
import { until } from '../tests/support/until'
import { events } from './core/log'

/** The status of a GET; the code of the error where there was no answer. */
function get(agent: http.Agent, url: string): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = http.get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'error'))
  })
}

describe('A site that is asked to end', () => {
  let place: Place
  let mailServer: TestMailServer
  let site: SiteProcess

  beforeEach(async () => {
    place = await newSqlitePlace()
    mailServer = await startMailServer()
    site = await startSiteProcess(
      place,
      { SMTP_URL: mailServer.url },
      { databaseWaitMs: patientMs },
    )
  })

  afterEach(async () => {
    await site.kill()
    await mailServer.stop()
    await place.remove()
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s under traffic gives back its mails and ends with 0',
    async (signal) => {
      mailServer.judge = () => new Promise(() => undefined)
      expect((await site.post(validRequest)).status).toBe(201)
      await until('the mail is under way', () => mailServer.brought.length === 1)

      const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
      const answers: (number | string)[] = []
      const visit = async () => {
        while (answers.at(-1) !== 'ECONNREFUSED') {
          answers.push(await get(agent, `${site.url}/faq`))
        }
      }
      const visits = Array.from({ length: 8 }, visit)
      await until('visitors are served', () => answers.length > 100)
      site.process.kill(signal)
      expect(await site.ended).toBe(0)
      await Promise.all(visits)
      agent.destroy()
      const served = answers.filter((status) => status === 200)
      const logged = () => linesOf(site).filter(({ path }) => path === '/faq').length
      await until('the log has a line for each of them', () => logged() >= served.length)
      await until(
        'a line says that the site has stopped',
        () => linesOf(site, events.stopped).length > 0,
      )

      const { knex, close } = patientDatabase(place)
      const mails = await knex('mails').select('claim', 'sentAt', 'attempts')
      expect(mails).toEqual([{ claim: null, sentAt: null, attempts: 0 }])
      await close()
    },
  )

  test('breaks off a post that never comes to its end, and ends with 0', async () => {
    const socket = net.connect(Number(new URL(site.url).port), '127.0.0.1')
    const heading = ['POST /api/contacts HTTP/1.1', 'Host: x', 'Content-Type: application/json']
    socket.write(`${[...heading, 'Content-Length: 900'].join('\r\n')}\r\n\r\n{"firstName":`)
    socket.on('error', () => undefined)
    await get(new http.Agent(), `${site.url}/healthz`)
    site.process.kill('SIGTERM')
    expect(await site.ended).toBe(0)
    socket.destroy()
  })

  test('goes on for a while where a proxy asks for its state, not ready from the first', async () => {
    const state = () => fetch(`${site.url}/readyz`)
    await until('it is ready', async () => (await state()).status === 200)
    expect((await state()).status).toBe(200)
    site.process.kill('SIGTERM')
    await until('it is not ready', async () => (await state()).status === 503)
    const answer = await fetch(`${site.url}/faq`)
    expect([answer.status, answer.headers.get('Connection')]).toEqual([200, 'close'])
    expect((await site.post(validRequest)).status).toBe(201)

    await until('a signal does not count as the same Ctrl-C', () => {
      site.process.kill('SIGTERM')
      return site.process.exitCode !== null
    })
    expect(await site.ended).toBe(1)
  })
})
