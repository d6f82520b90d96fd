import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { migrationNames } from '../../knex/knexfile'
import { catalogue } from '../../knex/seeds/catalogue'
import { readConfig } from '../../src/config/config'
import { events } from '../../src/core/log'
import { createStores } from '../../src/stores'
import { randomFrom } from '../support/clients/random'
import { extent } from '../support/extent'
import { describeOnDatabases, type Place } from '../support/servers/databases'
import { linesOf, siteEnvironment, validRequest } from '../support/site/site'
import { type SiteProcess, startSiteProcess } from '../support/site/siteProcess'

/** The same moments again: FAULTS_SEED=… npm run test:faults */
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)

const emptyDatabases = extent(3, 12)
const killsEach = 4

describeOnDatabases('On an empty database', (newPlace) => {
  let places: Place[]
  let sites: SiteProcess[]

  beforeEach(() => {
    places = []
    sites = []
  })

  afterEach(async () => {
    await Promise.all(sites.map((site) => site.kill()))
    for (const place of places) await place.remove()
  })

  async function begin(): Promise<Place> {
    const place = await newPlace()
    places.push(place)
    return place
  }

  /** @param event at which it counts as started */
  async function start(place: Place, event: string = events.migrated): Promise<SiteProcess> {
    const site = await startSiteProcess(place, {}, undefined, event)
    sites.push(site)
    return site
  }

  /** Expects schema and catalogue to be there once, and a request to be taken. */
  async function expectWhole(place: Place, site: SiteProcess): Promise<void> {
    const { database } = createStores(readConfig(siteEnvironment(place)))
    const made = await database.knex('knex_migrations').orderBy('id').pluck('name')
    const [products] = await database.knex('products').count({ n: '*' })
    await database.close()
    expect(made).toEqual(migrationNames)
    expect(Number(products?.n)).toBe(catalogue.length)
    expect((await fetch(`${site.url}/prodotti`)).status).toBe(200)
    expect((await site.post(validRequest)).status).toBe(201)
  }

  test('a site that is killed while it makes the schema is followed by one that makes the rest', async () => {
    const random = randomFrom(seed)
    process.stdout.write(`The moments of the kills follow from FAULTS_SEED=${seed}\n`)
    // How long the making takes here.
    const first = await start(await begin(), events.started)
    const begun = performance.now()
    while (linesOf(first, events.migrated).length === 0) await sleep(5)
    const spanMs = performance.now() - begun

    for (let empty = 0; empty < emptyDatabases; empty += 1) {
      const place = await begin()
      for (let kill = 0; kill < killsEach; kill += 1) {
        const site = await start(place, events.started)
        await sleep(random() * spanMs)
        await site.kill()
      }
      await expectWhole(place, await start(place))
    }
    process.stdout.write(
      `${emptyDatabases * killsEach} kills within the ${Math.round(spanMs)} ms in which schema and catalogue are made\n`,
    )
  })
})
