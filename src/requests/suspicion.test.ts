import { describe, expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/databases'
import { validRequest } from '../../tests/support/site'
import { accepted, mailsTried, requestNumber, rowsOf, setStage } from '../../tests/support/stage'
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
      { website: 7, suspicion: 'honeypot' },
      { website: { a: [] }, suspicion: 'honeypot' },
      { website: 'x', elapsedMs: 0, suspicion: 'honeypot' },
      { elapsedMs: 0, suspicion: 'speed' },
      { elapsedMs: 1999, suspicion: 'speed' },
    ]
    for (const [number, { suspicion, ...sign }] of signs.entries()) {
      const response = await site.post({ ...requestNumber(number), ...sign })
      expect(response.status).toBe(201)
      expect([...response.headers.keys()]).toEqual([...usual.headers.keys()])
      const answer = (await response.json()) as Record<string, string>
      expect(Object.keys(answer)).toEqual(Object.keys(usualAnswer))
      expect(answer.id).toHaveLength(36)
      const row = await site.services.contacts.find(answer.id ?? '')
      expect(row).toMatchObject({ ...requestNumber(number), suspicion })
    }
    await mailsTried(site)
    expect(await rowsOf(site, 'mails')).toHaveLength(2)
    expect(stage.server.brought).toHaveLength(2)
  })

  test('is none because something is missing', async () => {
    const site = await stage.start()
    const absent = [
      {},
      { elapsedMs: null },
      { elapsedMs: 2000 },
      { website: '' },
      { website: null },
      { elapsedMs: null, language: null, page: null, line: null, products: [] },
    ]
    for (const [number, fields] of absent.entries()) {
      await accepted(site, { ...requestNumber(number), ...fields })
    }
    await mailsTried(site)
    const rows = await rowsOf(site, 'contacts')
    expect(rows.map(({ suspicion }) => suspicion)).toEqual(absent.map(() => null))
    expect(stage.server.mails).toHaveLength(absent.length)
  })
})
