import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/databases'
import { writeMany } from '../../tests/support/manyRequests'
import { patientMs } from '../../tests/support/patientDatabase'
import type { TestSite } from '../../tests/support/site'
import { accepted, letDigestCome, requestNumber, rowsOf, setStage } from '../../tests/support/stage'
import { until } from '../../tests/support/until'
import { toSqlTime } from '../database/time'
import { referenceOf } from '../shared/quotes'
import { placesForLatest, requestsPerDigest } from './mailCap'
import { mailsRow } from './mailLock'

const isDigest = ({ subject }: { subject?: string | undefined }) =>
  subject?.includes('oltre il limite orario') === true

/** Posts under way at once. */
const atOnce = 20

const letters = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** From an address of its own, with links and figures of its own. */
const ofBot = (number: number) => ({
  ...requestNumber(0),
  email: `bot${number}@spam${number}.example`,
  message: `Great offer no. ${number}! https://spam${number}.example/`,
})

/** Says what nobody else says. */
const ofItsOwn = (number: number) => ({
  ...requestNumber(0),
  email: `anna.${letters(number)}@example.com`,
  message: `Vorrei un preventivo per ${letters(number)}`,
})

const unsent = async (site: TestSite) => await site.services.quoteAdmin.count({ unsent: true })

describeOnDatabases('A digest of many', (newPlace) => {
  const stage = setStage(newPlace)

  const postAll = async (site: TestSite, bodies: readonly { message: string }[]) => {
    // What comes first takes the one mail that the cap allows.
    await accepted(site, requestNumber(1))
    await until('it has its mail', () => stage.server.mails.length === 1)
    const ids: string[] = []
    for (let from = 0; from < bodies.length; from += atOnce) {
      const batch = bodies.slice(from, from + atOnce).map((body) => accepted(site, body))
      ids.push(...(await Promise.all(batch)).map(({ id }) => id))
    }
    await letDigestCome(site)
    return ids
  }

  test('tells of one text from many addresses once, and names all its requests', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    const bots = Array.from({ length: 30 }, (_, number) => ofBot(number))
    const customers = [ofItsOwn(1), ofItsOwn(2)]
    const ids = await postAll(site, [...bots.slice(0, 15), ...customers, ...bots.slice(15)])
    await until('all are told of', async () => (await unsent(site)) === 0)
    const [digest, ...others] = stage.server.mails.filter(isDigest)
    expect(others).toEqual([])
    const text = digest?.text ?? ''
    expect(text.split('Great offer')).toHaveLength(2)
    for (const { message } of customers) {
      expect(text.indexOf(message)).toBeGreaterThan(-1)
      expect(text.indexOf(message)).toBeLessThan(text.indexOf('Great offer'))
    }
    expect(ids.filter((id) => !text.includes(referenceOf(id)))).toEqual([])
  })

  test('tells of few with one text each by itself', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    await postAll(site, [1, 2, 3].map(ofBot))
    await until('all are told of', async () => (await unsent(site)) === 0)
    const text = stage.server.mails.find(isDigest)?.text ?? ''
    for (const number of [1, 2, 3]) expect(text).toContain(ofBot(number).message.split('\n')[0])
  })

  test('has a line for each of those beyond a hundred', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    const customers = Array.from({ length: 130 }, (_, number) => ofItsOwn(number))
    const ids = await postAll(site, customers)
    await until('all are told of', async () => (await unsent(site)) === 0)
    const [digest, ...others] = stage.server.mails.filter(isDigest)
    expect(others).toEqual([])
    expect(digest?.subject).toBe('130 richieste oltre il limite orario')
    const lines = (digest?.text ?? '').split('In breve')[1]?.split('\n').slice(1) ?? []
    expect(lines.filter((line) => line.includes('Vorrei un preventivo'))).toHaveLength(30)
    const text = digest?.text ?? ''
    expect(ids.filter((id) => !text.includes(referenceOf(id)))).toEqual([])
    for (const { email, message } of customers) {
      expect(text).toContain(email)
      expect(text).toContain(message)
    }
  })

  /** Writes requests that wait for a digest. @returns the ids of their mails, the oldest first */
  async function holdMany(site: TestSite, count: number) {
    const { database } = site.services
    const words = { least: 1, most: 2 }
    await writeMany(database, { count, age: 0, words, email: 'tante@example.com' })
    return await database.transaction(async (trx) => {
      const held = { heldAt: trx.ref('createdAt') }
      await trx('mails').update({ ...held, sentAt: null, startedAt: null })
      return (await trx('mails').orderBy('heldAt').pluck('id')) as string[]
    }, patientMs)
  }

  /** Has a digest written. @returns the ids of the mails in it */
  async function digestOfHeld(site: TestSite) {
    await site.services.database.transaction((trx) =>
      mailsRow(trx).update({ dueAt: toSqlTime(new Date()) }),
    )
    const inDigest = async () =>
      (await rowsOf(site, 'mails')).filter(({ digestId }) => digestId !== null)
    await until('there is a digest', async () => (await inDigest()).length > 0)
    return (await inDigest()).map(({ id }) => String(id))
  }

  test('that has no room for all of a flood has the oldest, and places for the latest', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    const ids = await holdMany(site, requestsPerDigest + 50)
    const latest = ids.slice(-placesForLatest)
    const oldest = ids.slice(0, requestsPerDigest - placesForLatest)
    expect((await digestOfHeld(site)).sort()).toEqual([...oldest, ...latest].sort())
  })

  test('has a place for a customer whom more than those places of one text have followed', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    const ids = await holdMany(site, 2 * requestsPerDigest)
    const customer = ids.at(-1000) ?? ''
    await site.services.database.transaction(
      (trx) => trx('mails').whereNot({ id: customer }).update({ likeness: 'a bot' }),
      patientMs,
    )
    expect(await digestOfHeld(site)).toContain(customer)
  })

  test('that a server refuses for one of them tells of all others in the next', async () => {
    const { server } = stage
    server.judge = ({ text }) => (text?.includes('parola vietata') ? 554 : undefined)
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    const customers = Array.from({ length: 115 }, (_, number) => ofItsOwn(number))
    const poisonous = { ...ofItsOwn(0), message: 'parola vietata' }
    const ids = await postAll(site, [poisonous, ...customers])
    await until('a hundred are told of', async () => (await unsent(site)) <= 17)
    await letDigestCome(site)
    await until('all others are told of', async () => (await unsent(site)) === 1)
    const told = server.mails.map(({ text }) => text).join('\n')
    expect(ids.filter((id) => !told.includes(referenceOf(id)))).toEqual([ids[0]])
  })
})
