import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import { linesOf, type TestSite } from '../../tests/support/site/site'
import {
  accepted,
  longMemory,
  mailsTried,
  requestNumber,
  rowsOf,
  setStage,
} from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { events } from '../core/log'
import { toSqlTime } from '../database/time'
import { dayMs } from '../shared/spans'
import { Retention } from './Retention'

const minute = 60 * 1000

const ageOf = (site: TestSite, id: string, milliseconds: number) =>
  site.services.database.transaction((trx) =>
    trx('contacts')
      .where({ id })
      .update({ createdAt: toSqlTime(new Date(Date.now() - milliseconds)) }),
  )

describeOnDatabases('Requests of a certain age', (newPlace) => {
  const stage = setStage(newPlace)

  /** Requests of these ages, in milliseconds, each with two mails; their ids. */
  async function requestsAged(site: TestSite, ages: readonly number[]): Promise<string[]> {
    const ids: string[] = []
    for (const [number, age] of ages.entries()) {
      const email = `cliente${number}@example.com`
      const { id } = await accepted(site, { ...requestNumber(number), email })
      await ageOf(site, id, age)
      ids.push(id)
    }
    return ids
  }

  const kept = async (site: TestSite) => ({
    requests: (await rowsOf(site, 'contacts')).map(({ id }) => id).sort(),
    mails: (await rowsOf(site, 'mails')).map(({ quoteId }) => quoteId).sort(),
  })

  test('are forgotten with their mails at the start, younger ones stay', async () => {
    const environment = { ACKNOWLEDGE: 'on', RETENTION_DAYS: '30' }
    const site = await stage.start({ ...environment, ...longMemory })
    const ages = [400 * dayMs, 30 * dayMs + minute, 30 * dayMs - 10 * minute, 0]
    const ids = await requestsAged(site, ages)
    await mailsTried(site)
    expect((await kept(site)).requests).toHaveLength(4)
    await site.stop()

    const next = await stage.start(environment)
    const line = '"purged":2,"days":30'
    await until('the old ones are gone', () => next.logged.join('').includes(line))
    const younger = ids.slice(2).sort()
    expect(await kept(next)).toEqual({
      requests: younger,
      mails: younger.flatMap((id) => [id, id]),
    })
    expect(next.logged.join('')).not.toContain('cliente')
  })

  test('are forgotten even where their mail has not gone out', async () => {
    const site = await stage.start({ ...longMemory, SMTP_URL: 'smtp://127.0.0.1:9' })
    const [, young] = await requestsAged(site, [31 * dayMs, 29 * dayMs])
    await new Retention(site.services, 30, site.services.log).purge()
    expect(await kept(site)).toEqual({ requests: [young], mails: [young] })
  })

  test('take mails about several of them along', async () => {
    const site = await stage.start(longMemory)
    const ages = { digest: 31, suspects: 29 }
    const rows = Object.entries(ages).map(([kind, days]) => ({
      ...{ id: kind, kind, messageId: `<${kind}@chiomara.example>` },
      createdAt: toSqlTime(new Date(Date.now() - days * dayMs)),
    }))
    await site.services.database.knex('mails').insert(rows)
    await new Retention(site.services, 30, site.services.log).purge()
    expect(await rowsOf(site, 'mails')).toMatchObject([{ kind: 'suspects' }])
  })

  test('are forgotten at their age, be they the last', async () => {
    const site = await stage.start(longMemory)
    const ids = await requestsAged(site, [30 * dayMs + minute, 31 * dayMs])
    await mailsTried(site)
    expect((await kept(site)).requests).toEqual(ids.sort())
    await new Retention(site.services, 30, site.services.log).purge()
    expect(await kept(site)).toEqual({ requests: [], mails: [] })
  })

  test('stay where most are long overdue, and the log names the command that deletes them', async () => {
    const site = await stage.start(longMemory)
    const retention = new Retention(site.services, 30, site.services.log)
    const createdAt = toSqlTime(new Date(Date.now() - 34 * dayMs))
    const rows = Array.from({ length: 20 }, (_, number) => ({
      ...requestNumber(number),
      id: `id-${String(number).padStart(2, '0')}`,
      products: '[]',
      items: '[]',
      createdAt: number < 11 ? createdAt : toSqlTime(new Date()),
    }))
    const { knex } = site.services.database
    const withheld = () => linesOf(site, events.purgeWithheld)
    // A young database under a clock that is ahead: all of it looks old, then all but the latest.
    await knex('contacts').insert(rows.slice(0, 2))
    await retention.purge()
    await knex('contacts').insert(rows.slice(19))
    await retention.purge()
    expect((await kept(site)).requests).toHaveLength(3)
    expect(withheld()).toMatchObject([
      { level: 'warn', old: 2, all: 2, command: 'node dist/cli.js requests purge --older-than 30' },
      { level: 'warn', old: 2, all: 3 },
    ])

    await knex.batchInsert('contacts', rows.slice(2, 19), 20)
    await retention.purge()
    expect((await kept(site)).requests).toHaveLength(20)
    expect(withheld().slice(2)).toMatchObject([{ old: 11, all: 20 }])

    // Half of them are not most.
    await knex('contacts')
      .where({ id: 'id-00' })
      .update({ createdAt: toSqlTime(new Date()) })
    await retention.purge()
    expect((await kept(site)).requests).toHaveLength(10)
  })

  test('stay where they cannot be deleted, and the log says so', async () => {
    const site = await stage.start(longMemory)
    const { log, database } = site.services
    const ids = await requestsAged(site, [31 * dayMs, 0])
    await mailsTried(site)
    await database.knex.schema.renameTable('mails', 'elsewhere')
    await new Retention(site.services, 30, log).purge()
    await database.knex.schema.renameTable('elsewhere', 'mails')
    expect(site.logged.join('')).toContain('purge failed')
    expect(await kept(site)).toEqual({ requests: ids.toSorted(), mails: ids.toSorted() })
  })
})
