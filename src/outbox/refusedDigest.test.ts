import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import type { TestSite } from '../../tests/support/site/site'
import {
  accepted,
  letDigestCome,
  mailsTried,
  quickOutbox,
  requestNumber,
  rowsOf,
  setStage,
} from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import type { Database } from '../database/database'
import { toSqlTime } from '../database/time'
import { hourMs } from '../shared/spans'

const poisonous = 'parola vietata'

const statesOf = async ({ services }: TestSite) =>
  (await services.quoteAdmin.list({ unsent: true })).map(({ mail }) => mail)

/** Has the site forget under the cap what it has sent. */
const lapse = (database: Database) =>
  database.transaction((trx) =>
    trx('mails')
      .whereNotNull('startedAt')
      .update({ startedAt: toSqlTime(new Date(Date.now() - hourMs)) }),
  )

describeOnDatabases('A digest that the server refuses', (newPlace) => {
  const stage = setStage(newPlace)

  const isDigest = ({ subject }: { subject?: string | undefined }) =>
    subject?.includes('oltre il limite')

  /** Posts requests. @returns the Message-IDs of their mails */
  async function post(site: TestSite, bodies: readonly { message: string }[]): Promise<string[]> {
    const ids: string[] = []
    for (const body of bodies) {
      ids.push(`<${(await accepted(site, body)).id}.request@chiomara.example>`)
      await mailsTried(site)
    }
    return ids
  }

  const isDissolved = async (site: TestSite) => {
    const mails = await rowsOf(site, 'mails')
    return !mails.some(({ kind }) => kind === 'digest')
  }

  test('for good is dissolved: its requests get mails of their own as the cap allows, before later ones', async () => {
    const { server } = stage
    server.judge = ({ text }) => (text?.includes(poisonous) ? 554 : undefined)
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '2' })
    const bodies = [0, 1, 2, 3, 4, 5].map(requestNumber)
    bodies[3] = { ...requestNumber(3), message: poisonous }
    const ids = await post(site, bodies)
    await letDigestCome(site)
    await until('the digest has been tried', () => server.brought.some(isDigest))
    await until('it is dissolved', () => isDissolved(site))
    await mailsTried(site)
    expect(await statesOf(site)).toEqual(['held', 'held', 'held', 'held'])

    const arrived = () => server.mails.map(({ messageId }) => messageId ?? '')
    await lapse(site.services.database)
    const isRefused = async () => (await statesOf(site)).includes('refused')
    await until('there was room for two', async () => arrived().length === 3 && (await isRefused()))
    expect(arrived().sort()).toEqual(ids.slice(0, 3).sort())

    // A later one has no room before the others, and a digest of its own.
    await post(site, [requestNumber(6)])
    await lapse(site.services.database)
    await until('the other two have arrived', () => arrived().length === 5)
    await mailsTried(site)
    expect(arrived().sort()).toEqual(ids.filter((id) => id !== ids[3]).sort())
    expect((await statesOf(site)).sort()).toEqual(['held', 'refused'])

    await letDigestCome(site)
    await until('the later one has arrived', () => arrived().length === 6)
    await until('only one is left', async () => (await statesOf(site)).join() === 'refused')
  })

  test('for days is dissolved: its requests arrive one by one as the cap allows', async () => {
    const { server } = stage
    server.judge = (mail) => (isDigest(mail) ? 451 : undefined)
    const impatient = { ...quickOutbox.schedule, patience: 0 }
    const outbox = { ...quickOutbox, schedule: impatient }
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' }, { outbox })
    const ids = await post(site, [0, 1, 2].map(requestNumber))
    await letDigestCome(site)
    await until('the digest has been tried', () => server.brought.some(isDigest))
    await mailsTried(site)
    expect(await isDissolved(site)).toBe(true)
    expect(await statesOf(site)).toEqual(['held', 'held'])
    for (const count of [2, 3]) {
      await lapse(site.services.database)
      await until(`${count} have arrived`, () => server.mails.length === count)
      await mailsTried(site)
    }
    expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual(ids.sort())
    expect(await statesOf(site)).toEqual([])
  })
})
