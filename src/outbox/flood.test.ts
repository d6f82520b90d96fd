import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/databases'
import type { TestSite } from '../../tests/support/site'
import { accepted, quickOutbox, requestNumber, rowsOf, setStage } from '../../tests/support/stage'
import { toSqlTime } from '../database/time'

const options = { outbox: { ...quickOutbox, slots: 1 } }

/** As many as one mail and six digests of a hundred tell of in an hour. */
const told = 601

/** Mails that went to the shop within the last hour. */
const toldAlready = (site: TestSite, count: number, at: Date) =>
  site.services.database.transaction(async (trx) => {
    const rows = Array.from({ length: count }, (_, number) => ({
      id: `mail-${number}`,
      kind: 'request',
      quoteId: `contact-${number}`,
      messageId: `<${number}@chiomara.example>`,
      createdAt: toSqlTime(at),
      startedAt: toSqlTime(at),
      sentAt: toSqlTime(at),
    }))
    for (let from = 0; from < count; from += 50) {
      await trx('mails').insert(rows.slice(from, from + 50))
    }
  })

describeOnDatabases('In a flood', (newPlace) => {
  const stage = setStage(newPlace)

  test('requests are kept whole and marked, the shop is told, senders are not', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1', ACKNOWLEDGE: 'on' }, options)
    await toldAlready(site, told - 1, new Date(Date.now() - 30 * 60 * 1000))
    const before = await accepted(site, requestNumber(1))
    const marked = await accepted(site, { ...requestNumber(2), email: 'un-altra@example.com' })
    // A double click says nothing of who clicks.
    expect(await accepted(site, { ...requestNumber(2), email: 'un-altra@example.com' })).toEqual(
      marked,
    )
    const bot = await accepted(site, { ...requestNumber(3), elapsedMs: 1 })

    const rows = new Map((await rowsOf(site, 'contacts')).map((row) => [row.id, row]))
    expect(rows.get(before.id)).toMatchObject({ suspicion: null })
    expect(rows.get(marked.id)).toMatchObject({
      ...requestNumber(2),
      email: 'un-altra@example.com',
      suspicion: 'flood',
    })
    expect(rows.get(bot.id)).toMatchObject({ suspicion: 'speed' })
    const mails = (await rowsOf(site, 'mails')).filter(({ id }) => !String(id).startsWith('mail-'))
    expect(mails.map(({ kind, quoteId }) => [kind, quoteId]).sort()).toEqual(
      [
        ['acknowledgement', before.id],
        ['request', before.id],
        ['request', marked.id],
      ].sort(),
    )
    expect(site.logged.filter((line) => line.includes('"flood"'))).toHaveLength(2)
    expect(site.logged.filter((line) => line.includes('kept and marked'))).toHaveLength(1)
  })

  test('is what has come within the hour and no longer', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' }, options)
    await toldAlready(site, told, new Date(Date.now() - 61 * 60 * 1000))
    const { id } = await accepted(site, requestNumber(1))
    expect(await site.services.quotes.find(id)).toMatchObject({ suspicion: null })
  })
})
