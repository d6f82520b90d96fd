import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import type { TestSite } from '../../tests/support/site/site'
import { accepted, mailsTried, requestNumber, setStage } from '../../tests/support/site/stage'
import { stageOfSuite } from '../../tests/support/site/stageOfSuite'
import { until } from '../../tests/support/until'
import { ownPicturesFolder } from '../content/shopFiles'

const scrape = (site: TestSite, path = '/metrics', method = 'GET') =>
  fetch(`http://127.0.0.1:${site.metricsPort}${path}`, { method })

/** The samples by name and labels, as Prometheus reads them. */
async function samplesOf(site: TestSite): Promise<Map<string, number>> {
  const samples = new Map<string, number>()
  for (const line of (await (await scrape(site)).text()).split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, name = '', value] = /^([a-zA-Z_]\w*(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? []
    expect([line, name]).not.toEqual([line, ''])
    samples.set(name, Number(value))
  }
  return samples
}

/** Waits until a sample has a value: an answer is measured once the client has all of it. */
async function untilCounted(site: TestSite, name: string, value: number): Promise<void> {
  await until(`${name} is ${value}`, async () => (await samplesOf(site)).get(name) === value)
}

const durations = (route: string, status: number) =>
  `http_request_duration_seconds_count{route="${route}",status="${status}"}`

describe('What Prometheus reads', () => {
  // Nobody listens where Redis would be.
  const redis = { REDIS_URL: 'redis://127.0.0.1:1' }
  const environment = { METRICS_PORT: '0', CATALOGUE_REFRESH_S: '1', ...redis }
  const stage = stageOfSuite(newSqlitePlace, environment)
  const { site } = stage

  test('counts requests by route, from memory and through Express, and of nothing invented', async () => {
    for (const path of ['/faq', '/faq', '/faq?utm_source=x', '/api/products', '/api/products']) {
      await (await fetch(site.url + path)).text()
    }
    for (const path of ['/nothing', '/"},{route="forged', '/%0a%0d', '/x{y}']) {
      await (await fetch(site.url + path)).text()
    }
    await untilCounted(site, durations('/faq', 200), 3)
    await untilCounted(site, durations('/api/products', 200), 2)
    await untilCounted(site, durations('unknown', 404), 4)
    const samples = await samplesOf(site)
    const buckets = [...samples].filter(([name]) => /_bucket\{.*route="\/faq"/.test(name))
    expect(buckets.map(([, count]) => count)).toEqual(
      buckets.map(([, count]) => count).toSorted((a, b) => a - b),
    )
    expect(buckets.at(-1)).toEqual([expect.stringContaining('le="+Inf"'), 3])
    expect([...samples.keys()].join('\n')).not.toMatch(/forged|utm_source|x\{y/)
    // The first answer was rendered, and the others were not.
    expect(samples.get('chiomara_page_render_seconds_count')).toBeLessThanOrEqual(4)
    expect(samples.get('chiomara_page_render_seconds_count')).toBeGreaterThanOrEqual(1)
  })

  test('counts the shop’s own pictures by their folder', async () => {
    const file = path.join(site.config.dataDir, ownPicturesFolder, 'hero.png')
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const create = { width: 400, height: 400, channels: 3, background: 'red' } as const
    await sharp({ create }).toFile(file)
    fs.utimesSync(file, 0, 0)
    const { ownPictures } = site.services.content
    await until('the picture is there', () => ownPictures.served.size > 0)
    const address = [...ownPictures.served.keys()].find((one) => one.startsWith('/pictures/'))
    await (await fetch(site.url + address)).arrayBuffer()
    await untilCounted(site, durations('/pictures/*', 200), 1)
  })

  test('counts saved, doubtful, repeated and refused posts, and of their mails', async () => {
    await accepted(site, requestNumber(1))
    await accepted(site, requestNumber(1))
    await accepted(site, { ...requestNumber(2), website: 'https://spam.example' })
    await accepted(site, { ...requestNumber(3), elapsedMs: 10 })
    expect((await site.post({})).status).toBe(400)
    expect((await site.post('{', { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await site.post('{}', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    await fetch(`${site.url}/contatti`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'x' }),
    })
    await untilCounted(site, 'chiomara_posts_refused_total{reason="invalid"}', 2)
    await untilCounted(site, 'chiomara_posts_refused_total{reason="type"}', 1)
    await untilCounted(site, 'chiomara_posts_refused_total{reason="cross-site"}', 1)
    await untilCounted(site, 'chiomara_mail_tries_total{kind="request",outcome="sent"}', 1)
    await untilCounted(site, 'chiomara_mails_unsent', 0)
    const samples = await samplesOf(site)
    for (const suspicion of ['none', 'honeypot', 'speed']) {
      expect([
        suspicion,
        samples.get(`chiomara_requests_saved_total{suspicion="${suspicion}"}`),
      ]).toEqual([suspicion, 1])
    }
    expect(samples.get('chiomara_requests_repeated_total')).toBe(1)
  })

  test('counts mails that a server refuses, and gives their age', async () => {
    const { server } = stage
    server.judge = () => 554
    await accepted(site, requestNumber(1))
    await mailsTried(site)
    await untilCounted(site, 'chiomara_mail_tries_total{kind="request",outcome="refused"}', 1)
    await untilCounted(site, 'chiomara_mails_unsent', 1)
    await untilCounted(site, 'chiomara_mails_refused', 1)
    const age = (await samplesOf(site)).get('chiomara_mails_oldest_unsent_age_seconds')
    expect(age).toBeGreaterThanOrEqual(0)
  })

  test('gives the room on the disk of the data', async () => {
    const samples = await samplesOf(site)
    const { blocks, bavail, bsize } = fs.statfsSync(site.config.dataDir)
    expect(samples.get('chiomara_disk_size_bytes')).toBe(blocks * bsize)
    // Other programs write to the disk meanwhile.
    const free = Number(samples.get('chiomara_disk_free_bytes'))
    expect(free / (blocks * bsize)).toBeCloseTo(bavail / blocks, 1)
  })

  test('has every name that the alerts and the dashboard ask for', async () => {
    await (await fetch(site.url)).text()
    await untilCounted(site, durations('/', 200), 1)
    await untilCounted(site, 'chiomara_ready', 1)
    const given = new Set([...(await samplesOf(site)).keys()].map((name) => name.split('{')[0]))
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const text = fs.readFileSync(`docs/monitoring/${file}`, 'utf8')
      const asked = text.match(/\b(?:chiomara|http|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g) ?? []
      expect(asked.length).toBeGreaterThan(5)
      expect(asked.filter((name) => !given.has(name))).toEqual([])
    }
  })

  test('is at one address of a port of its own', async () => {
    const answer = await scrape(site)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect((await scrape(site, '/')).status).toBe(404)
    expect((await scrape(site, '/metrics', 'POST')).status).toBe(405)
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
  })
})

describe('The port for Prometheus', () => {
  const stage = setStage(newSqlitePlace)

  test('is only where the operator wants it, and says what is wrong with its port', async () => {
    const first = await stage.start({ METRICS_PORT: '0' })
    await expect(stage.start({ METRICS_PORT: String(first.metricsPort) })).rejects.toThrow(
      `METRICS_PORT: another program is listening on port ${first.metricsPort} already.`,
    )
    expect((await stage.start()).metricsPort).toBeUndefined()
  })
})
