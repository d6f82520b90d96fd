import { expect, test } from '@jest/globals'
import { describeOnDatabases, describeOnServer } from '../../tests/support/servers/databases'
import { validRequest } from '../../tests/support/site/site'
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
import { toSqlTime } from '../database/time'
import { referenceOf } from '../shared/quotes'
import { hourMs } from '../shared/spans'

/** What an SMTP server answers to a mail that never gets through it. */
const never = () => new Promise<never>(() => undefined)

describeOnDatabases('An outbox after another', (newPlace) => {
  const stage = setStage(newPlace)

  test('sends what the first one gave back when it stopped', async () => {
    const { server } = stage
    server.judge = never
    const site = await stage.start()
    for (const number of [1, 2, 3]) await accepted(site, requestNumber(number))
    await until('all are under way', () => server.brought.length === 3)
    await site.stop()

    server.judge = () => undefined
    // Slower to look than the test waits: only what is due is found in time.
    const next = await stage.start({}, { outbox: { ...quickOutbox, poll: 600_000 } })
    await mailsTried(next)
    expect(server.mails.map(({ text }) => /numero (\d)/.exec(text ?? '')?.[1]).sort()).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(await rowsOf(next, 'mails')).toMatchObject([
      { attempts: 1 },
      { attempts: 1 },
      { attempts: 1 },
    ])
  })

  test('takes up what a process that died had claimed, once the lease has ended', async () => {
    const site = await stage.start()
    const leaseEnd = new Date(Date.now() + 1000)
    const messageId = '<left.request@chiomara.example>'
    await site.services.database.transaction(async (trx) => {
      await trx('contacts').insert({ ...validRequest, id: 'left', products: '[]', items: '[]' })
      await trx('mails').insert({
        id: 'mail',
        kind: 'request',
        quoteId: 'left',
        messageId,
        dueAt: toSqlTime(leaseEnd),
        startedAt: toSqlTime(new Date()),
        claim: 'of the dead',
      })
    })
    await until('the mail has arrived', () => stage.server.mails.length === 1)
    expect(Date.now()).toBeGreaterThanOrEqual(leaseEnd.getTime())
    expect(stage.server.mails[0]?.messageId).toBe(messageId)
  })

  test('sends now what a clock that was ahead has put off, and keeps the slow lane slow', async () => {
    const site = await stage.start()
    const at = (hours: number) => toSqlTime(new Date(Date.now() + hours * hourMs))
    const startedAt = at(0)
    const nextYear = { createdAt: at(8760), dueAt: at(8760) }
    const mails = {
      failed: { ...nextYear, startedAt },
      fresh: { createdAt: at(8760) },
      leased: { ...nextYear, startedAt, claim: 'of the other clock' },
      soonAfter: { dueAt: at(24.1), startedAt },
      refused: { dueAt: at(6.5), startedAt, slow: 1 },
    }
    await site.services.database.transaction(async (trx) => {
      for (const [id, mail] of Object.entries(mails)) {
        await trx('contacts').insert({ ...validRequest, id, products: '[]', items: '[]' })
        const messageId = `<${id}.request@chiomara.example>`
        await trx('mails').insert({ ...mail, id, kind: 'request', quoteId: id, messageId })
      }
    })
    await until('all but the refused have arrived', () => stage.server.mails.length === 4)
    await mailsTried(site)
    const left = (await rowsOf(site, 'mails')).filter(({ sentAt }) => sentAt === null)
    expect(left).toMatchObject([{ id: 'refused', attempts: 0 }])
  })
})

describeOnServer('The outbox of two sites', (newPlace) => {
  const stage = setStage(newPlace)

  test('sends each mail once, no more than the cap between them, and one digest of the rest', async () => {
    const environment = { MAIL_CAP_PER_HOUR: '36', ACKNOWLEDGE: 'on' }
    const site = await stage.start(environment)
    const sites = [site, await stage.start(environment)]
    const posts = Array.from({ length: 40 }, (_, number) =>
      accepted(sites[number % 2] ?? site, requestNumber(number)),
    )
    const ids = (await Promise.all(posts)).map(({ id }) => id)
    await letDigestCome(site)
    const { mails, brought } = stage.server
    const isSent = async () => (await site.services.quoteAdmin.count({ unsent: true })) === 0
    await until('all are in a mail', isSent)
    await mailsTried(site)
    const messageIds = brought.map(({ messageId }) => messageId)
    expect(new Set(messageIds).size).toBe(messageIds.length)
    const alone = ids.filter((id) => messageIds.includes(`<${id}.request@chiomara.example>`))
    expect(alone).toHaveLength(36)
    const digests = mails.filter(({ subject }) => subject === '4 richieste oltre il limite orario')
    expect(digests).toHaveLength(1)
    for (const id of ids.filter((id) => !alone.includes(id))) {
      expect(digests[0]?.text).toContain(referenceOf(id))
    }
    // One address is thanked once, whichever site it writes to.
    expect(mails).toHaveLength(38)
    // Both took part.
    for (const { logged } of sites) expect(logged.join('')).toContain('mail sent')
  })
})
