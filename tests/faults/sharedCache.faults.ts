import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { events } from '../../src/core/log'
import { mysqlPlace, type Place } from '../support/servers/databases'
import { lockDatabase } from '../support/servers/lockDatabase'
import { nginxProgram, startNginx } from '../support/servers/nginx'
import type { ProxyServer } from '../support/servers/ProxyServer'
import { serverVariable } from '../support/servers/shareDatabaseServer'
import { linesOf, postTo, validRequest } from '../support/site/site'
import { type SiteProcess, startSiteProcess } from '../support/site/siteProcess'
import { until } from '../support/until'

const databaseServer = process.env[serverVariable]

/** Where nginx or a database server is missing, the suite is left out. */
const describeBehindNginx = nginxProgram && databaseServer ? describe : describe.skip

/** Long enough that a cached page stays fresh while a test asks for it. */
const refreshS = 240

/** So short that a cached page is soon old. */
const shortRefreshS = 4

/** Bytes of a body that nginx takes no byte of. */
const tooMuch = 20_000_000

const portOf = ({ url }: SiteProcess) => Number(new URL(url).port)

/** How often the sites have been asked for a path, once all their lines have come. */
async function timesAsked(sites: readonly SiteProcess[], path: string): Promise<number> {
  const marks = sites.map((_, number) => `/mark-${path.length}-${number}-${Math.random()}`)
  await Promise.all(sites.map(({ url }, number) => fetch(url + marks[number])))
  const lines = () => sites.flatMap((site) => linesOf(site, events.request).map(({ path }) => path))
  await until('the log is complete', () => marks.every((mark) => lines().includes(mark)))
  return lines().filter((one) => one === path).length
}

interface Behind {
  place: Place
  sites: SiteProcess[]
  nginx: ProxyServer
}

/** Starts two sites behind nginx for the suite that calls this. */
function sitesBehindNginx(refreshS: number): Behind {
  const behind = {} as Behind
  beforeAll(async () => {
    const place = await mysqlPlace(databaseServer ?? '')
    const environment = { CATALOGUE_REFRESH_S: String(refreshS), TRUST_PROXY: '1' }
    const first = await startSiteProcess(place, environment)
    const second = await startSiteProcess(place, environment)
    const nginx = await startNginx(nginxProgram ?? '', [portOf(first), portOf(second)])
    Object.assign(behind, { place, sites: [first, second], nginx })
  })
  afterAll(async () => {
    for (const site of behind.sites) site.process.kill('SIGCONT')
    await behind.nginx.stop()
    await Promise.all(behind.sites.map((site) => site.kill()))
    await behind.place.remove()
  })
  return behind
}

describeBehindNginx('Two sites behind nginx as the docs set it up', () => {
  const behind = sitesBehindNginx(refreshS)

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(behind.nginx.url + path, { headers })

  const asked = (path: string) => timesAsked(behind.sites, path)

  const languageOf = async (response: Promise<Response>) =>
    /<html lang="([a-z]+)/.exec(await (await response).text())?.[1]

  test('are asked once for what many visitors ask for', async () => {
    for (let visit = 0; visit < 20; visit += 1) {
      expect((await get('/galleria', { Cookie: `visit=${visit}` })).status).toBe(200)
    }
    expect(await asked('/galleria')).toBe(1)
  })

  test('are asked once for each language at an address, whatever else a cookie says', async () => {
    const cookies = {
      it: ['', 'language=it', 'a=b; language=it; c=d', 'xlanguage=en', 'language=fr'],
      en: ['language=en', 'a=b; language=en', 'language=en;c=d'],
    }
    for (let visit = 0; visit < 2; visit += 1) {
      for (const [language, said] of Object.entries(cookies)) {
        for (const Cookie of said) {
          expect([Cookie, await languageOf(get('/faq', { Cookie }))]).toEqual([Cookie, language])
        }
      }
    }
    // Without a choice, with either.
    expect(await asked('/faq')).toBe(3)
  })

  test('give each browser a coding that it takes', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      for (const [accepted, coding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip, deflate', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['identity', null],
      ]) {
        const response = await get('/termini', { 'Accept-Encoding': accepted ?? '' })
        expect([accepted, response.headers.get('Content-Encoding')]).toEqual([accepted, coding])
        expect(await response.text()).toContain('</html>')
      }
    }
  })

  test('leave a page that a browser has to the cache, which answers 304', async () => {
    const etag = (await get('/privacy')).headers.get('ETag') ?? ''
    expect((await get('/privacy', { 'If-None-Match': etag })).status).toBe(304)
    expect(await asked('/privacy')).toBe(1)
  })

  test('get every request, and every address that is none', async () => {
    const before = await asked('/api/contacts')
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await postTo(behind.nginx.url)(validRequest)).status).toBe(201)
      expect((await get('/nothing')).status).toBe(404)
    }
    expect((await asked('/api/contacts')) - before).toBe(2)
    expect(await asked('/nothing')).toBe(2)
  })

  test('say how they are to who may ask them, and not to everybody', async () => {
    for (const path of ['/readyz', '//readyz', '/%72eadyz', '/readyz?x', '/x/../readyz']) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
  })

  test('are not both asked to save what one of them could not', async () => {
    const before = await asked('/api/contacts')
    const unlock = await lockDatabase(behind.place)
    const { status } = await postTo(behind.nginx.url)({ ...validRequest, message: 'Bloccata.' })
    await unlock()
    expect(status).toBe(503)
    expect((await asked('/api/contacts')) - before).toBe(1)
  })

  test('may be away, one or both, and visitors have what was cached', async () => {
    const [first, second] = behind.sites as [SiteProcess, SiteProcess]
    await first.kill()
    for (const message of ['Una.', 'Due.', 'Tre.', 'Quattro.']) {
      expect((await postTo(behind.nginx.url)({ ...validRequest, message })).status).toBe(201)
    }
    for (const path of ['/', '/galleria', '/dove-siamo', '/en/terms']) {
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
    await second.kill()
    for (const path of ['/', '/galleria', '/dove-siamo', '/en/terms']) {
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
    const unserved = await get('/en/gallery')
    expect(unserved.status).toBe(502)
    expect(unserved.headers.get('Server')).toBe('nginx')
    expect(unserved.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/)
    expect(unserved.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
    const words = await unserved.text()
    for (const one of ['lang="it"', 'lang="en"', 'href="tel:', 'href="mailto:']) {
      expect(words).toContain(one)
    }
    const [refused] = await once(
      http
        .request(`${behind.nginx.url}/contatti`, {
          method: 'POST',
          headers: { 'Content-Length': tooMuch },
        })
        .on('error', () => undefined)
        .end('x'),
      'response',
    )
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      413,
      'text/html; charset=utf-8',
    ])
  })
})

describeBehindNginx('Two sites that hang behind nginx as the docs set it up', () => {
  const behind = sitesBehindNginx(shortRefreshS)

  test('keep the first visitor of a cached page waiting, and nobody else', async () => {
    const get = () => fetch(`${behind.nginx.url}/galleria`)
    expect((await get()).status).toBe(200)
    // Older than any cache may serve without asking.
    await sleep(shortRefreshS * 1000)
    for (const site of behind.sites) site.process.kill('SIGSTOP')
    const first = get()
    // Until it is under way.
    await sleep(500)
    expect((await get()).status).toBe(200)
    expect((await first).status).toBe(200)
    for (const site of behind.sites) site.process.kill('SIGCONT')
    // For the first visitor each of them once, and before, when nothing was cached.
    expect(await timesAsked(behind.sites, '/galleria')).toBe(3)
  })
})
