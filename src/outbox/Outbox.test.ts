import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import { linesOf, stateOf, type TestSite, validRequest } from '../../tests/support/site/site'
import {
  accepted,
  mailsTried,
  quickOutbox,
  requestNumber,
  rowsOf,
  setStage,
} from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { events } from '../core/log'
import { toSqlTime } from '../database/time'
import { hourMs } from '../shared/spans'

const onlyMail = async (site: TestSite) => (await rowsOf(site, 'mails'))[0]

describeOnDatabases('The outbox', (newPlace) => {
  const stage = setStage(newPlace)

  test('holds a mail for each saved request, or neither is there', async () => {
    const site = await stage.start()
    const { knex } = site.services.database
    await knex.schema.renameTable('mails', 'mailsElsewhere')
    const refused = await site.post(validRequest)
    expect(refused.status).toBeGreaterThanOrEqual(500)
    expect(await rowsOf(site, 'contacts')).toEqual([])

    await knex.schema.renameTable('mailsElsewhere', 'mails')
    const { id } = await accepted(site, validRequest)
    expect(await rowsOf(site, 'contacts')).toMatchObject([{ id }])
    expect(await rowsOf(site, 'mails')).toMatchObject([{ quoteId: id, kind: 'request' }])
  })

  test('tries a mail again that the server put off, under the same Message-ID', async () => {
    const { server } = stage
    server.judge = () => (server.brought.length < 4 ? 451 : undefined)
    const site = await stage.start({ MAIL_FROM: 'sito@chiomara.example' })
    const { id } = await accepted(site, validRequest)
    await until('the mail has arrived', () => server.mails.length === 1)
    await mailsTried(site)

    expect(server.brought).toHaveLength(4)
    const ids = new Set(server.brought.map(({ messageId }) => messageId))
    expect([...ids]).toEqual([`<${id}.request@chiomara.example>`])
    const mail = await onlyMail(site)
    expect(mail).toMatchObject({ attempts: 4, dueAt: null, claim: null, problem: null })
    expect(mail?.sentAt).not.toBeNull()
  })

  test('logs once that the database fails it again and again, and once that it is back', async () => {
    const site = await stage.start()
    const { knex } = site.services.database
    let failedQueries = 0
    knex.on('query-error', () => {
      failedQueries += 1
    })
    await knex.schema.renameTable('mails', 'mailsElsewhere')
    // Each look at the table asks it twice at most.
    await until('it has looked several times', () => failedQueries > 8)
    await knex.schema.renameTable('mailsElsewhere', 'mails')
    const lines = (event: string) => linesOf(site, event)
    await until('the outbox works again', () => lines(events.outboxWorks).length > 0)
    expect(lines(events.outboxFailed)).toHaveLength(1)
    expect(lines(events.outboxWorks)).toHaveLength(1)
    expect(lines(events.outboxWorks)[0].failures).toBeGreaterThan(2)
  })

  test('tries again where there is no server at all, and says so until it is back', async () => {
    const site = await stage.start({ SMTP_URL: 'smtp://127.0.0.1:9' })
    await accepted(site, validRequest)
    await until('it has been tried twice', async () => Number((await onlyMail(site))?.attempts) > 1)
    expect((await stateOf(site)).checks.mails).toMatchObject({ unsent: 1, refused: 0 })
    await site.stop()

    const next = await stage.start()
    await until('the mail has arrived', () => stage.server.mails.length === 1)
    await mailsTried(next)
    expect((await stateOf(next)).checks.mails).toEqual({
      unsent: 0,
      oldestAgeS: 0,
      refused: 0,
      held: 0,
      written: 0,
    })
  })

  test('takes a permanent refusal to the slow lane, where the operator sees it', async () => {
    stage.server.judge = () => 554
    const site = await stage.start()
    await accepted(site, validRequest)
    await mailsTried(site)
    expect((await stateOf(site)).checks.mails).toMatchObject({ unsent: 1, refused: 1, held: 0 })
    const mail = await onlyMail(site)
    expect(mail).toMatchObject({ slow: 1, attempts: 1, sentAt: null, claim: null })
    expect(String(mail?.problem)).toContain('554')
    const dueAt = new Date(`${String(mail?.dueAt).replace(' ', 'T')}Z`)
    expect(dueAt.getTime() - Date.now()).toBeGreaterThan(5 * hourMs)
    // A mail that nobody takes keeps none of the others waiting.
    stage.server.judge = () => undefined
    await accepted(site, requestNumber(2))
    await mailsTried(site)
    expect(stage.server.mails).toHaveLength(1)
    // A refusal of the shop's address is one as well.
    stage.server.refusesRecipients = true
    await accepted(site, requestNumber(3))
    await mailsTried(site)
    expect((await stateOf(site)).checks.mails).toMatchObject({ unsent: 2, refused: 2 })
  })

  test('calls no mail refused that is only old: its server has been away for days', async () => {
    stage.server.judge = () => 451
    const soon = { ...quickOutbox.schedule, patience: 0 }
    const site = await stage.start({}, { outbox: { ...quickOutbox, schedule: soon } })
    const { id } = await accepted(site, validRequest)
    await mailsTried(site)
    expect(await onlyMail(site)).toMatchObject({ slow: 1, attempts: 1 })
    expect((await stateOf(site)).checks.mails).toMatchObject({ unsent: 1, refused: 0 })
    expect(await site.services.quoteAdmin.list({})).toMatchObject([{ id, mail: 'waiting' }])
  })

  test('drops a mail whose request has been erased meanwhile', async () => {
    stage.server.judge = () => 451
    const patient = { ...quickOutbox.schedule, first: [600_000] }
    const site = await stage.start({}, { outbox: { ...quickOutbox, schedule: patient } })
    await accepted(site, validRequest)
    await mailsTried(site)
    expect(stage.server.brought).toHaveLength(1)

    stage.server.judge = () => undefined
    await site.services.database.transaction(async (trx) => {
      await trx('contacts').delete()
      await trx('mails').update({ dueAt: toSqlTime(new Date()) })
    })
    await until('the mail is gone', async () => (await rowsOf(site, 'mails')).length === 0)
    expect(stage.server.mails).toEqual([])
  })

  test('puts off a mail at which the site itself fails, says so and sends the others', async () => {
    stage.server.judge = () => 451
    const patient = { ...quickOutbox.schedule, first: [600_000, 600_000] }
    const site = await stage.start({}, { outbox: { ...quickOutbox, schedule: patient } })
    const { id } = await accepted(site, validRequest)
    await mailsTried(site)

    stage.server.judge = () => undefined
    await site.services.database.transaction(async (trx) => {
      await trx('contacts').update({ items: '[unfinished' })
      await trx('mails').update({ dueAt: toSqlTime(new Date()) })
    })
    const other = await accepted(site, requestNumber(2))
    await mailsTried(site)
    expect(stage.server.mails.map(({ messageId }) => messageId)).toEqual([
      `<${other.id}.request@chiomara.example>`,
    ])
    const mail = (await rowsOf(site, 'mails')).find(({ quoteId }) => quoteId === id)
    expect(mail).toMatchObject({ attempts: 2, sentAt: null, claim: null, refused: 0 })
    expect(linesOf(site, events.mailFailed)).toContainEqual(
      expect.objectContaining({ quote: id, attempt: 2 }),
    )
  })
})
