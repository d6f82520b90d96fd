import { describe, expect, test } from '@jest/globals'
import { describeOnDatabases, describeOnServer } from '../../tests/support/servers/databases'
import { givenShop } from '../../tests/support/site/givenShop'
import { type TestSite, validRequest } from '../../tests/support/site/site'
import {
  accepted,
  letSuspectsMailCome,
  mailsTried,
  requestNumber,
  rowsOf,
  setStage,
} from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { fromSqlTime } from '../database/time'
import { dayMs } from '../shared/spans'
import { suspicionOf } from './suspicion'

describe('The signs of a bot', () => {
  test.each([
    [{ honeypot: '', elapsedMs: null }, null],
    [{ honeypot: '', elapsedMs: 2000 }, null],
    [{ honeypot: '', elapsedMs: 4_294_967_295 }, null],
    [{ honeypot: '', elapsedMs: 1999 }, 'speed'],
    [{ honeypot: '', elapsedMs: 0 }, 'speed'],
    [{ honeypot: 'x', elapsedMs: null }, 'honeypot'],
    [{ honeypot: 'x', elapsedMs: 0 }, 'honeypot'],
  ] as const)('in %o are %s', (request, suspicion) => {
    expect(suspicionOf(request)).toBe(suspicion)
  })
})

describeOnDatabases('A request that looks like a bot’s', (newPlace) => {
  const stage = setStage(newPlace)

  test('is kept, answered like any other, and not mailed', async () => {
    const site = await stage.start({ ACKNOWLEDGE: 'on' })
    const usual = await site.post(validRequest)
    await mailsTried(site)
    expect([usual.status, stage.server.mails.length]).toEqual([201, 2])
    const usualAnswer = (await usual.json()) as Record<string, string>

    const signs = [
      { website: 'https://spam.example', suspicion: 'honeypot' },
      { website: { a: [] }, suspicion: 'honeypot' },
      { elapsedMs: 1999, suspicion: 'speed' },
    ]
    for (const [number, { suspicion, ...sign }] of signs.entries()) {
      const response = await site.post({ ...requestNumber(number), ...sign })
      expect(response.status).toBe(201)
      expect([...response.headers.keys()]).toEqual([...usual.headers.keys()])
      const answer = (await response.json()) as Record<string, string>
      expect(Object.keys(answer)).toEqual(Object.keys(usualAnswer))
      expect(answer.id).toHaveLength(36)
      const row = await site.services.quotes.find(answer.id ?? '')
      expect(row).toMatchObject({ ...requestNumber(number), suspicion })
    }
    await mailsTried(site)
    expect(stage.server.brought).toHaveLength(2)
  })
})

const suspect = (number: number) => ({ ...requestNumber(number), website: 'https://spam.example' })

describeOnDatabases('Suspect requests', (newPlace) => {
  const stage = setStage(newPlace)

  /** When their mail is due; undefined while there is nothing new. */
  async function mailDueAt(site: TestSite): Promise<Date | undefined> {
    const waiting = (await rowsOf(site, 'mails')).find(
      ({ kind, dueAt }) => kind === 'suspects' && dueAt,
    )
    return waiting && fromSqlTime(String(waiting.dueAt))
  }

  test('come in one mail of one line, the next morning and over a restart', async () => {
    const first = await stage.start()
    const ids: string[] = []
    for (const number of [1, 2, 3, 4]) ids.push((await accepted(first, suspect(number))).id)
    const before = Date.now()
    const morning = await mailDueAt(first)
    expect(morning?.toISOString()).toMatch(/T06:00:00\.000Z$/)
    expect(Number(morning) - before).toBeGreaterThan(-60_000)
    expect(Number(morning) - before).toBeLessThanOrEqual(dayMs)
    await mailsTried(first)
    expect(stage.server.brought).toEqual([])

    // Neither waits for staff: one is released, and one is gone.
    await first.services.quoteAdmin.release(ids[0] ?? '', new Date())
    await first.services.database.knex('contacts').where({ id: ids[1] }).delete()
    await letSuspectsMailCome(first)
    await first.stop()
    const site = await stage.start()
    await until('both have arrived', () => stage.server.mails.length === 2)
    await mailsTried(site)
    const mail = stage.server.mails.find(({ subject }) => subject?.includes('sospett'))
    expect(mail?.to?.[0]?.address).toBe(givenShop.email)
    expect(mail?.subject).toBe('2 richieste sospette attendono')
    expect(mail?.text?.trim()).toBe(
      '2 richieste sospette attendono: «node dist/cli.js requests list --suspect» le mostra, «node dist/cli.js requests release RIFERIMENTO» ne inoltra una.',
    )
    expect(mail?.html).toContain(mail?.text?.trim())

    // Nothing is new.
    expect(await mailDueAt(site)).toBeUndefined()
    await accepted(site, suspect(6))
    expect(Number(await mailDueAt(site))).toBeGreaterThan(Date.now())
  })

  test('come in no mail where none waits any more', async () => {
    const site = await stage.start()
    const { id } = await accepted(site, suspect(1))
    await site.services.quoteAdmin.release(id, new Date())
    await mailsTried(site)
    await letSuspectsMailCome(site)
    await until('it is looked at', async () => (await mailDueAt(site)) === undefined)
    await mailsTried(site)
    expect((await rowsOf(site, 'mails')).map(({ kind }) => kind)).toEqual(['request'])
    expect(stage.server.brought).toHaveLength(1)
  })
})

describeOnServer('Suspect requests at several sites', (newPlace) => {
  const stage = setStage(newPlace)

  test('come in one mail for all of them', async () => {
    const sites = [await stage.start(), await stage.start()] as const
    const posts = [1, 2, 3].flatMap((number) =>
      sites.map((site, index) => accepted(site, suspect(10 * number + index))),
    )
    await Promise.all(posts)
    // Once for both, which share the database: a second time could end the claim of who sends it.
    await letSuspectsMailCome(sites[0])
    await until('it has arrived', () => stage.server.mails.length > 0)
    for (const site of sites) await mailsTried(site)
    expect(stage.server.brought.map(({ subject }) => subject)).toEqual([
      '6 richieste sospette attendono',
    ])
  })
})
