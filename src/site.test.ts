import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { catalogue } from '../knex/seeds/catalogue'
import {
  describeOnDatabases,
  describeOnServer,
  newSqlitePlace,
  type Place,
} from '../tests/support/servers/databases'
import { freePort } from '../tests/support/servers/mariadb'
import { patientDatabase } from '../tests/support/servers/patientDatabase'
import { startStrictSmtp, wrongPassword } from '../tests/support/servers/strictSmtp'
import {
  linesOf,
  openTestSite,
  startSite,
  stateOf,
  type TestSite,
  validRequest,
} from '../tests/support/site/site'
import { until } from '../tests/support/until'
import { OperatorError } from './core/errors'
import { events } from './core/log'

const aProduct = catalogue[0]?.name ?? ''

const eventsOf = (site: TestSite) => linesOf(site).map(({ event }) => event)

/** A place whose database cannot be reached. @returns also what makes it reachable */
async function unreachable(place: Place): Promise<{ place: Place; mend: () => Promise<void> }> {
  if (place.databaseUrl === null) {
    // Nobody can open a folder as a database.
    const file = path.join(place.dataDir, 'chiomara.sqlite')
    fs.mkdirSync(file)
    return { place, mend: async () => fs.rmdirSync(file) }
  }
  const { hostname, port, pathname } = new URL(place.databaseUrl)
  const nearPort = await freePort()
  const bridge = net.createServer((socket) => {
    socket.on('error', () => undefined)
    const far = net.connect(Number(port), hostname).on('error', () => socket.destroy())
    socket.pipe(far).pipe(socket)
  })
  const databaseUrl = `mysql://root@127.0.0.1:${nearPort}${pathname}`
  const remove = async () => {
    bridge.close()
    await place.remove()
  }
  return {
    place: { ...place, databaseUrl, remove },
    mend: () => new Promise((resolve) => bridge.listen(nearPort, '127.0.0.1', resolve)),
  }
}

test('A site in production warns of a database that it reaches over foreign networks without TLS', async () => {
  const { dataDir, remove } = await newSqlitePlace()
  const site = await openTestSite(
    // An address for documentation: nobody answers there.
    { databaseUrl: 'mysql://shop:sesame@203.0.113.7/shop', dataDir },
    { NODE_ENV: 'production' },
    { databaseWaitMs: 100 },
  )
  expect(linesOf(site, events.databaseInPlain)).toHaveLength(1)
  expect(site.logged.join('')).not.toContain('sesame')
  await site.stop()
  await remove()
})

describeOnServer('A site whose database is emptied under it', (newPlace) => {
  test('refuses posts for a while and advises a restart, which makes the tables', async () => {
    const place = await newPlace()
    const emptied = await startSite(place)
    const { knex } = emptied.services.database
    const name = new URL(place.databaseUrl ?? '').pathname.slice(1)
    await knex.raw(`DROP DATABASE ${name}`)
    await knex.raw(`CREATE DATABASE ${name}`)
    expect((await emptied.post(validRequest)).status).toBe(503)
    expect((await fetch(`${emptied.url}/prodotti`)).status).toBe(200)
    expect(await stateOf(emptied)).toMatchObject({
      status: 'pages only',
      checks: {
        database: expect.stringMatching(/^ER_NO_(DB_ERROR|SUCH_TABLE)$/),
        advice: expect.stringContaining('restart the site'),
      },
    })
    await emptied.stop()
    const site = await startSite(place)
    expect((await site.post(validRequest)).status).toBe(201)
    await site.stop()
    await place.remove()
  })
})

describeOnDatabases('A site whose database is away at start', (newPlace) => {
  test('serves pages, refuses posts for a while, says why, and recovers', async () => {
    const { place, mend } = await unreachable(await newPlace())
    const site = await openTestSite(place)
    const get = (address: string) => fetch(site.url + address)
    for (const address of ['/', '/en', '/prodotti', '/en/products', '/contatti', '/healthz']) {
      expect([address, (await get(address)).status]).toEqual([address, 200])
    }
    expect(await (await get('/prodotti')).text()).not.toContain(aProduct)
    for (const refused of [await get('/api/products'), await site.post(validRequest)]) {
      expect(refused.status).toBe(503)
      expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
    }
    await until('it is ready', async () => (await get('/readyz')).status === 200)
    expect(await stateOf(site)).toMatchObject({
      status: 'pages only',
      checks: { database: expect.stringMatching(/^(ECONNREFUSED|SQLITE_CANTOPEN.*)$/) },
    })
    const failuresLogged = () => linesOf(site, events.failed)
    const before = failuresLogged()
    for (let left = 3; left > 0; left -= 1) {
      expect((await site.post(validRequest)).status).toBe(503)
    }
    expect(failuresLogged()).toEqual(before)

    await mend()
    await site.ready
    expect((await site.post(validRequest)).status).toBe(201)
    expect(await (await get('/prodotti')).text()).toContain(aProduct)
    expect(await stateOf(site)).toMatchObject({ checks: { database: 'ok' } })

    const logged = eventsOf(site).filter((event) => /database|migrated/.test(event))
    expect(logged).toEqual([events.databaseAway, events.databaseBack, events.migrated])
    expect(linesOf(site, events.databaseAway)[0].advice).toMatch(/^(DATABASE_URL|DATA_DIR): /)
    await site.stop()
    await place.remove()
  })

  test('stops in order before it has ever been there', async () => {
    const { place } = await unreachable(await newPlace())
    const site = await openTestSite(place)
    await site.stop()
    await site.ready
    expect(eventsOf(site)).not.toContain(events.migrated)
    await place.remove()
  })
})

describeOnDatabases('A database made by a newer version', (newPlace) => {
  test('is left alone, in one sentence', async () => {
    const place = await newPlace()
    await (await startSite(place)).stop()
    const { knex, close } = patientDatabase(place)
    await knex('knex_migrations').insert({ name: '999_later', batch: 99 })
    await close()
    const site = await openTestSite(place)
    await expect(site.ready).rejects.toThrow(OperatorError)
    await expect(site.ready).rejects.toThrow(/^(DATABASE_URL|DATA_DIR): .* newer version/)
    await site.stop()
    await place.remove()
  })
})

describe('A site that cannot start', () => {
  let place: Place

  beforeEach(async () => {
    place = await newSqlitePlace()
  })

  afterEach(() => place.remove())

  test('says that its port is taken, before it has touched the database', async () => {
    const first = await startSite(place)
    const other = await newSqlitePlace()
    const port = new URL(first.url).port
    const second = openTestSite(other, { PORT: port })
    await expect(second).rejects.toThrow(OperatorError)
    await expect(second).rejects.toThrow(`PORT: another program is listening on port ${port}`)
    expect(fs.readdirSync(other.dataDir)).not.toContain('chiomara.sqlite')
    await first.stop()
    await other.remove()
  })

  test.each(['no-such-host.invalid', '192.0.2.1'])('says that HOST is wrong: %s', async (HOST) => {
    const site = openTestSite(place, { HOST })
    await expect(site).rejects.toThrow(OperatorError)
    await expect(site).rejects.toThrow(`HOST: `)
  })

  test('says that DATA_DIR cannot be made', async () => {
    const file = path.join(place.dataDir, 'file')
    fs.writeFileSync(file, '')
    const site = openTestSite({ databaseUrl: null, dataDir: path.join(file, 'folder') })
    await expect(site).rejects.toThrow(OperatorError)
    await expect(site).rejects.toThrow(/^DATA_DIR: the folder .* cannot be made \(ENOTDIR\)/)
  })
})

describe('A site whose mails cannot be sent', () => {
  /** What the log says of it when the site has just started. */
  async function complaint(environment: Record<string, string>, prepare?: (place: Place) => void) {
    const place = await newSqlitePlace()
    prepare?.(place)
    const site = await startSite(place, environment)
    const find = () => linesOf(site, events.mailsUnready)[0]
    await until('it is logged', () => find() !== undefined)
    await site.stop()
    await place.remove()
    return find()
  }

  test('says at start that the password is wrong, and does not quote it', async () => {
    const server = await startStrictSmtp(wrongPassword('segreto', 'segreto'))
    const line = await complaint({ SMTP_URL: server.url })
    expect(line).toMatchObject({
      advice: 'SMTP_URL: the mail server refuses this user or password.',
    })
    expect(JSON.stringify(line)).not.toContain('segreto')
    await server.stop()
  })

  test('says at start that the mail folder cannot be made', async () => {
    const line = await complaint({}, ({ dataDir }) => {
      fs.writeFileSync(path.join(dataDir, 'mail'), '')
    })
    expect(line.advice).toMatch(/^DATA_DIR: the mail folder/)
  })
})
