import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { parse } from 'csv-parse'
import { readConfig } from '../../src/config/config'
import { events } from '../../src/core/log'
import { migrate } from '../../src/database/migrate'
import { createStores, type Stores } from '../../src/stores'
import { type Load, startLoad } from '../support/clients/load'
import { writeMany } from '../support/clients/manyRequests'
import { extent } from '../support/extent'
import { describeOnDatabases, type Place } from '../support/servers/databases'
import { startMailServer, type TestMailServer } from '../support/servers/smtp'
import { runCli } from '../support/site/cliProcess'
import { siteEnvironment } from '../support/site/site'
import { type SiteProcess, startSiteProcess } from '../support/site/siteProcess'
import { until } from '../support/until'

/** The site answers within 3.5 s; a machine that does other things as well needs longer. */
const longestAnswerMs = 5000

/** Milliseconds for years of requests on a machine that does other things as well. */
const patienceMs = 600_000

/** Megabytes that a command may need more for everything than for nothing; its heap is limited. */
const flat = 128

/** Requests of those years. The young ones' texts alone are more than a command's heap may hold. */
const years = {
  // With the old ones more than half of all, which the site does not purge by itself.
  oldest: extent(9000, 180_000),
  old: extent(2000, 20_000),
  young: extent(10_500, 50_000),
}

/** Words of the young ones' texts: few requests have to be long ones. */
const youngWords = { least: extent(560, 125), most: 620 }

const quickLoad = { MAIL_CAP_PER_HOUR: '1000000', CONTACT_LIMIT: '100000' }

let places: Place[] = []
let stores: Stores
let mailServer: TestMailServer
let site: SiteProcess | undefined
let load: Load | undefined

async function begin(newPlace: () => Promise<Place>): Promise<Place> {
  const place = await newPlace()
  places.push(place)
  stores = createStores(readConfig(siteEnvironment(place)))
  await migrate(stores.database, place.dataDir)
  return place
}

const startSite = (place: Place, environment: Record<string, string> = {}) =>
  startSiteProcess(place, { SMTP_URL: mailServer.url, ...quickLoad, ...environment })

async function countOf(table: string): Promise<number> {
  const [row] = await stores.database.knex(table).count({ n: '*' })
  return Number(row?.n)
}

/** Ends the load; every request was taken, and in time. */
async function expectAllTaken(what: string): Promise<void> {
  await load?.stop()
  const answers = load?.answers ?? []
  const longest = Math.max(...answers.map(({ ms }) => ms))
  process.stdout.write(
    `${what}: ${answers.length} posts meanwhile, the longest answer after ${Math.round(longest)} ms\n`,
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(longest).toBeLessThan(longestAnswerMs)
  load = undefined
}

beforeEach(async () => {
  mailServer = await startMailServer()
})

afterEach(async () => {
  await load?.stop()
  await site?.kill()
  await stores.database.close()
  await mailServer.stop()
  for (const place of places) await place.remove()
  load = undefined
  site = undefined
  places = []
})

describeOnDatabases('Years of requests', (newPlace) => {
  test(
    'are purged and exported in little memory, and the site goes on taking requests',
    async () => {
      const place = await begin(newPlace)
      const { database } = stores
      const old = { words: { least: 40, most: 120 }, email: 'old@example.com' }
      await writeMany(database, { ...old, count: years.oldest, age: 1000 })
      await writeMany(database, { ...old, count: years.old, age: 800, email: 'later@example.com' })
      const young = { words: youngWords, email: 'young@example.com' }
      await writeMany(database, { ...young, count: years.young, age: 1 })

      site = await startSite(place)
      const logged = (event: string) => site?.logged.some((line) => line.includes(event)) ?? false
      await until('the site has thought of purging', () => logged(events.purgeWithheld))
      load = startLoad(() => site?.url ?? '', 2)

      const idle = await runCli(place, ['requests', 'purge', '--older-than', '30000', '--yes'])
      expect(idle.out).toBe('0 request(s) deleted.\n')
      const purged = await runCli(place, ['requests', 'purge', '--older-than', '900', '--yes'])
      expect([purged.out, purged.complaints]).toEqual([`${years.oldest} request(s) deleted.\n`, ''])
      await expectAllTaken(`Purge of ${years.oldest} by command, ${purged.seconds.toFixed(1)} s`)

      const file = path.join(place.dataDir, 'export.csv')
      const exported = await runCli(place, ['requests', 'export', '--out', file])
      expect(exported.code).toBe(0)
      let rows = 0
      for await (const _ of fs
        .createReadStream(file)
        .pipe(parse({ bom: true, columns: true, delimiter: ';' }))) {
        rows += 1
      }
      expect(rows).toBe(await countOf('contacts'))

      const bytes = Math.round(fs.statSync(file).size / 2 ** 20)
      const shown = ({ memory: { heap, rss }, seconds }: typeof idle) =>
        `${heap} MiB heap, ${rss} MiB RSS, ${seconds.toFixed(1)} s`
      process.stdout.write(
        `At most: purge of nothing ${shown(idle)}; of ${years.oldest} ${shown(purged)}; ` +
          `export of ${rows} requests, ${bytes} MiB, ${shown(exported)}\n`,
      )
      for (const { memory } of [purged, exported]) {
        expect(memory.rss - idle.memory.rss).toBeLessThan(flat)
      }

      // What is left of the old ones is less than half: the site itself deletes it at its start.
      await site.kill()
      site = await startSite(place)
      load = startLoad(() => site?.url ?? '', 2)
      await until('the site has purged', () => logged(events.quotesPurged), 120_000)
      await expectAllTaken(`Purge of ${years.old} by the site`)
      expect(logged(`"purged":${years.old}`)).toBe(true)
      expect(await countOf('mails')).toBe(await countOf('contacts'))
    },
    patienceMs,
  )
})
