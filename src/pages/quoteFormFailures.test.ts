import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import request from 'supertest'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { lockDatabase } from '../../tests/support/servers/lockDatabase'
import { ownPages } from '../../tests/support/site/ownPages'
import { linksIn, postForm, typedIn } from '../../tests/support/site/quoteForm'
import { validRequest } from '../../tests/support/site/site'
import {
  mailsTried,
  quickOutbox,
  requestNumber,
  rowsOf,
  setStage,
} from '../../tests/support/site/stage'
import { stageOfSuite } from '../../tests/support/site/stageOfSuite'
import { until } from '../../tests/support/until'
import { createApp } from '../app'
import type { TextField } from '../shared/quotes'

/** The page that says that it failed, with the other ways to reach the shop and the form below. */
function expectOtherWays(html: string) {
  const links = linksIn(html)
  for (const way of ['tel:', 'mailto:', 'https://wa.me/']) {
    expect(links.filter((href) => href.startsWith(way))).toHaveLength(1)
  }
  const page = parse(html)
  expect(page.querySelector('main form')).not.toBeNull()
  expect(page.querySelectorAll('main [aria-invalid="true"]')).toEqual([])
}

const typed = {
  ...validRequest,
  firstName: 'Zoë <b>',
  message: 'Prima riga\nseconda </textarea> riga',
  company: 'Salone & figli',
  vatNumber: 'it 012',
} satisfies Record<TextField, string>

describe('A form that could not be taken', () => {
  const stage = setStage(newSqlitePlace)

  test('because the database is away keeps everything, and can be sent when it is back', async () => {
    // The outbox looks so seldom that only the form meets the lock.
    const outbox = { ...quickOutbox, poll: 600_000 }
    const site = await stage.start({}, { outbox, databaseWaitMs: 500 })
    const isTaken = async (values: typeof typed, at?: string) =>
      (await postForm(site, values, at)).status === 303
    await until('the site is quick enough', () => isTaken({ ...typed, ...requestNumber(1) }))
    await mailsTried(site)
    const failures = () =>
      site.logged.filter((line) => /DatabaseAwayError|database away/.test(line))
    const before = failures().length
    const unlock = await lockDatabase(stage.place)
    const address = '/contatti?linea=protesi-uomo'
    const answer = await postForm(site, typed, address)
    await unlock()
    expect(answer.status).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(typedIn(answer.text)).toEqual(typed)
    expect(parse(answer.text).querySelector('main form')?.getAttribute('action')).toBe(address)
    expectOtherWays(answer.text)
    expect(failures().slice(before)).not.toEqual([])

    const kept = typedIn(answer.text) as typeof typed
    await until('it is taken again', () => isTaken(kept, address))
    expect(await rowsOf(site, 'contacts')).toHaveLength(2)
    for (const word of ['Zoë', 'seconda', validRequest.email, validRequest.phone]) {
      expect(site.logged.join('')).not.toContain(word)
    }
  })

  test('because there were too many keeps everything and says when to try again', async () => {
    const site = await stage.start({ CONTACT_LIMIT: '1', CONTACT_WINDOW_S: '600' })
    // Mistakes do not use up the right to send.
    for (let mistakes = 0; mistakes < 3; mistakes += 1) {
      expect((await postForm(site, { ...typed, email: '' })).status).toBe(422)
    }
    expect((await postForm(site, requestNumber(1))).status).toBe(303)
    for (const address of ['/contatti', '/en/contacts']) {
      // On a busy machine the forms before may have taken all of it.
      await until('there is time for forms', () => site.services.pages.hasTime)
      const answer = await postForm(site, typed, address)
      expect(answer.status).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600)
      expect(answer.headers.ratelimit).toMatch(/"requests"; ?r=0;/)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(typedIn(answer.text)).toEqual(typed)
      expectOtherWays(answer.text)
    }
    expect(await rowsOf(site, 'contacts')).toHaveLength(1)
  })

  test('because it failed in a way of ours keeps everything too', async () => {
    const site = await stage.start()
    await site.services.database.knex.raw('ALTER TABLE mails RENAME COLUMN onceKey TO elsewhere')
    const answer = await postForm(site, typed)
    expect(answer.status).toBe(500)
    expect(typedIn(answer.text)).toEqual(typed)
    expectOtherWays(answer.text)
    expect(site.logged.join('')).not.toContain(validRequest.email)
    expect(await rowsOf(site, 'contacts')).toEqual([])
  })
})

describe('A form that is not taken', () => {
  const { site } = stageOfSuite(newSqlitePlace)

  // On a busy machine a form of the test before may have taken all of it.
  beforeEach(() => until('there is time for forms', () => site.services.pages.hasTime))

  test('because another site sent it is not saved', async () => {
    const answer = await postForm(site, typed).set('Origin', 'https://evil.example')
    expect(answer.status).toBe(403)
    expect(typedIn(answer.text)).toEqual(typed)
    expectOtherWays(answer.text)
    expect(await rowsOf(site, 'contacts')).toEqual([])
  })

  // Before those that use up the time in which forms are rendered.
  test('because it is too large gets a form all the same', async () => {
    const large = { ...typed, message: 'x'.repeat(65_536) }
    const packed = gzipSync(new URLSearchParams(large).toString())
    const answers = [
      await postForm(site, large),
      await request(site.url)
        .post('/en/contacts')
        .type('form')
        .set({ 'Content-Encoding': 'gzip', 'Content-Length': String(packed.length) })
        .serialize((body) => body)
        .send(packed),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(413)
      expectOtherWays(answer.text)
    }
    const long = { ...typed, message: 'x'.repeat(60_000) }
    const tooLong = await postForm(site, long)
    expect(tooLong.status).toBe(422)
    expect(typedIn(tooLong.text)).toEqual(long)
    expect(await rowsOf(site, 'contacts')).toEqual([])
  })

  test('again and again gets a short page in the end, while mistakes get the form', async () => {
    const pages = await ownPages(site, {
      onRendered: () => {
        const begun = performance.now()
        while (performance.now() - begun < 1000);
      },
    })
    const app = createApp({ ...site.services, pages })
    const post = (address: string, fields: Record<string, string>) =>
      request(app).post(address).type('form').send(fields)
    const refused = (address: string) => post(address, typed).set('Sec-Fetch-Site', 'cross-site')
    expectOtherWays((await refused('/contatti')).text)
    await until('the time for forms is spent', async () => {
      const { text } = await refused('/contatti')
      return parse(text).querySelector('form') === null
    })
    for (const [address, language, back] of [
      ['/contatti', 'it-IT', 'Torni indietro'],
      ['/en/contacts', 'en-US', 'Go back'],
    ] as const) {
      const mistaken = { ...typed, email: 'x' }
      const mistake = await post(address, mistaken)
      expect([mistake.status, typedIn(mistake.text)]).toEqual([422, mistaken])
      const answer = await refused(address)
      expect(answer.status).toBe(403)
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      })
      const page = parse(answer.text)
      expect(page.querySelector('html')?.getAttribute('lang')).toBe(language)
      expect(page.querySelectorAll('form')).toEqual([])
      expect(page.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')).toHaveLength(2)
      expect(page.text).toContain(back)
    }
    expect(await pages.narrowed('/prodotti', 'it', '?lunghezza=999')).toBeUndefined()
  })

  test('is bounded too where many bodies end at once', async () => {
    const onRendered = () => {
      const begun = performance.now()
      // So much that none of it is earned again while the others end on a busy machine.
      while (performance.now() - begun < 2000);
    }
    const pages = await ownPages(site, { onRendered })
    await pages.get('/contatti', 'it')
    const app = http.createServer(createApp({ ...site.services, pages })).listen(0)
    let waiting = 0
    app.on('request', () => {
      waiting += 1
    })
    const { port } = app.address() as AddressInfo
    const body = new URLSearchParams(typed).toString()
    const posts = Array.from({ length: 4 }, () => {
      const post = http.request({ port, method: 'POST', path: '/contatti' })
      post.setHeader('Content-Type', 'application/x-www-form-urlencoded')
      post.setHeader('Content-Length', body.length)
      post.setHeader('Sec-Fetch-Site', 'cross-site')
      post.write(body.slice(1))
      return post
    })
    await until('all of them are waited for', () => waiting === posts.length)
    const answers = posts.map(async (post) => {
      const [answer] = await once(post.end(body[0]), 'response')
      return parse(await text(answer)).querySelector('form') !== null
    })
    // One is shown whole: it took all the time that there was.
    expect((await Promise.all(answers)).filter((isWhole) => isWhole)).toHaveLength(1)
    app.close()
  })

  test.each([
    ['application/json', JSON.stringify(typed)],
    ['text/plain', 'firstName=Anna'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/x-www-form-urlencoded; charset=iso-8859-1', 'firstName=Anna'],
  ])('because it comes as %s is not saved', async (type, body) => {
    const answer = await request(site.url).post('/contatti').set('Content-Type', type).send(body)
    expect(answer.status).toBe(415)
    expectOtherWays(answer.text)
    expect(await rowsOf(site, 'contacts')).toEqual([])
  })
})
