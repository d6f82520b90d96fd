import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import { command } from '../../tests/support/site/command'
import type { TestSite } from '../../tests/support/site/site'
import {
  accepted,
  mailsTried,
  requestNumber,
  rowsOf,
  setStage,
} from '../../tests/support/site/stage'
import { filesWith } from '../../tests/support/traces'
import { toSqlTime } from '../database/time'
import { dayMs } from '../shared/spans'

describeOnDatabases('Erasing requests', (newPlace) => {
  const stage = setStage(newPlace)

  /**
   * A site with one request, and its mails, from each address. They are written into the rows:
   * before addresses had a normal form, all of these were taken.
   */
  async function siteWith(...emails: string[]): Promise<TestSite> {
    const site = await stage.start({ ACKNOWLEDGE: 'on' })
    for (const [number, email] of emails.entries()) {
      const posted = { ...requestNumber(number), email: `number${number}@example.com` }
      const { id } = await accepted(site, posted)
      await mailsTried(site)
      await site.services.database.transaction((trx) =>
        trx('contacts').where({ id }).update({ email }),
      )
    }
    return site
  }

  const addresses = async (site: TestSite) =>
    (await rowsOf(site, 'contacts')).map(({ email }) => email).sort()

  test('of a person deletes them and their mails, only with --yes', async () => {
    const site = await siteWith('anna@example.com', 'Anna@Example.com', 'bea@example.com')
    const words = ['requests', 'erase', 'anna@example.com']

    expect(await command(site, words)).toEqual({
      code: 4,
      out: '',
      complaints: '2 request(s) of anna@example.com would be deleted for good: add --yes.\n',
    })
    expect(await addresses(site)).toHaveLength(3)

    const done = await command(site, [...words, '--yes'])
    expect(done).toMatchObject({ code: 0, out: '2 request(s) deleted.\n' })
    expect(done.complaints).toMatch(/^Not deleted: .*mailbox.*export.*backup.*\n$/)
    expect(await addresses(site)).toEqual(['bea@example.com'])
    const [bea] = await rowsOf(site, 'contacts')
    const mails = await rowsOf(site, 'mails')
    expect(mails.map(({ quoteId }) => quoteId)).toEqual([bea?.id, bea?.id])
  })

  test('of an address that nobody has fails', async () => {
    const site = await siteWith('anna@example.com')
    for (const options of [[], ['--yes']]) {
      const words = ['requests', 'erase', 'ana@example.com', ...options]
      expect(await command(site, words)).toEqual({
        code: 1,
        out: '',
        complaints: 'No request is from ana@example.com: nothing was deleted.\n',
      })
    }
    expect(await addresses(site)).toEqual(['anna@example.com'])
  })

  test('clears the traces that an erasure has left which a reader kept from its end', async () => {
    const site = await siteWith('anna@example.com')
    await site.services.database.transaction(async (trx) => {
      await trx('mails').delete()
      await trx('contacts').delete()
    })
    const { code } = await command(site, ['requests', 'erase', 'anna@example.com', '--yes'])
    expect(code).toBe(1)
    expect(filesWith(stage.place.dataDir, requestNumber(0).message)).toEqual([])
  })

  test('of a person leaves those of another whose address looks alike', async () => {
    const pairs = [
      ['andre@example.com', 'andré@example.com'],
      ['anna@example.com', 'anna@example.com.it'],
      ['b_a@example.com', 'bea@example.com'],
      ['%@example.com', 'carla@example.com'],
    ] as const
    const site = await siteWith(...pairs.flat())
    for (const [erased, left] of pairs) {
      const { out } = await command(site, ['requests', 'erase', erased, '--yes'])
      expect([erased, out]).toEqual([erased, '1 request(s) deleted.\n'])
      expect(await addresses(site)).toContain(left)
    }
    expect(await addresses(site)).toEqual(pairs.map(([, left]) => left).sort())
  })

  test('finds an address however it is written', async () => {
    const pairs = [
      ['ANDRÉ@example.com', 'ANDRÉ@example.com'],
      ['ÉMILE@example.com', 'émile@example.com'],
      ['zoë@example.com', 'ZOË@EXAMPLE.COM'],
      ['josé@example.com', 'jose\u0301@example.com'],
      ['anna@xn--bcher-kva.example', 'Anna@Bücher.example'],
      ['anna@example.com', ' anna@example.com '],
    ] as const
    const site = await siteWith(...pairs.map(([stored]) => stored))
    for (const [stored, erased] of pairs) {
      const { out } = await command(site, ['requests', 'erase', erased, '--yes'])
      expect([stored, out]).toEqual([stored, '1 request(s) deleted.\n'])
      expect(await addresses(site)).not.toContain(stored)
    }
  })

  test('of a certain age deletes those, only with --yes', async () => {
    const site = await siteWith('old@example.com', 'young@example.com')
    await site.services.database.transaction(async (trx) => {
      const aged = (days: number) => ({ createdAt: toSqlTime(new Date(Date.now() - days * dayMs)) })
      await trx('contacts').where({ email: 'old@example.com' }).update(aged(31))
      await trx('contacts').where({ email: 'young@example.com' }).update(aged(29))
    })
    const byDefault = await command(site, ['requests', 'purge'])
    expect(byDefault.out).toBe('0 request(s) deleted.\n')

    const words = ['requests', 'purge', '--older-than', '30']
    const refused = await command(site, words)
    expect([refused.code, refused.out]).toEqual([4, ''])
    expect(refused.complaints).toContain('1 request(s) older than 30 days')
    expect(await addresses(site)).toHaveLength(2)

    const done = await command(site, [...words, '--yes'])
    expect(done.out).toBe('1 request(s) deleted.\n')
    expect(await addresses(site)).toEqual(['young@example.com'])
    expect(await rowsOf(site, 'mails')).toHaveLength(2)
  })
})
