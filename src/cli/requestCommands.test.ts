import { beforeEach, expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import { command } from '../../tests/support/site/command'
import { validRequest } from '../../tests/support/site/site'
import { accepted, longMemory, mailsTried, rowsOf } from '../../tests/support/site/stage'
import { stageOfSuite } from '../../tests/support/site/stageOfSuite'
import { toSqlTime } from '../database/time'
import { referenceOf } from '../shared/quotes'
import { dayMs } from '../shared/spans'

const people = {
  anna: { ...validRequest, email: 'anna@example.com', language: 'it' },
  bea: {
    ...validRequest,
    firstName: 'Bea',
    email: 'Bea@example.com',
    requestType: 'Toupet Uomo Capelli Veri',
    language: 'en',
    line: 'protesi-uomo',
  },
  carla: { ...validRequest, firstName: 'Carla', email: 'carla@example.com', website: 'x' },
} as const

describeOnDatabases('The commands for requests', (newPlace) => {
  const stage = stageOfSuite(newPlace, longMemory)
  const { site } = stage
  const ids: Record<string, string> = {}

  beforeEach(async () => {
    for (const [index, [name, person]] of Object.entries(people).entries()) {
      const { id } = await accepted(site, person)
      ids[name] = id
      await site.services.database.transaction((trx) =>
        trx('contacts')
          .where({ id })
          .update({ createdAt: toSqlTime(new Date(`2026-0${index + 1}-15T12:00:00Z`)) }),
      )
    }
    await mailsTried(site)
  })

  const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id)

  /** The names of those that these options give. */
  const listed = async (...options: string[]) => {
    const { code, out } = await command(site, ['requests', 'export', '--json', ...options])
    expect(code).toBe(0)
    return (JSON.parse(out) as { id: string }[]).map(({ id }) => nameOf(id))
  }

  test('give the newest first, narrowed by every option', async () => {
    expect(await listed()).toEqual(['carla', 'bea', 'anna'])
    expect(await listed('--since', '2026-02-15')).toEqual(['carla', 'bea'])
    expect(await listed('--since', '2026-02-15T12:00:01Z')).toEqual(['carla'])
    expect(await listed('--until', '2026-02-15T12:00Z')).toEqual(['anna'])
    expect(await listed('--since', '2026-02-01', '--until', '2026-03-01')).toEqual(['bea'])
    expect(await listed('--email', 'bea@example.COM')).toEqual(['bea'])
    expect(await listed('--email', 'nobody@example.com')).toEqual([])
    expect(await listed('--suspect')).toEqual(['carla'])
    expect(await listed('--unsent')).toEqual(['carla'])
  })

  test('list in columns, or say that there is nothing', async () => {
    const { out } = await command(site, ['requests', 'list'])
    const [head, carla, bea, anna, end] = out.split('\n')
    expect(head).toMatch(/^Reference +Received +Name +E-mail +Type +Mail$/)
    expect(carla).toMatch(/2026-03-15 13:00 .*Carla Rossi .*suspect$/)
    expect(bea?.startsWith(referenceOf(ids.bea ?? ''))).toBe(true)
    expect(anna).toMatch(/anna@example\.com .*Informazioni Generali +sent$/)
    expect(end).toBe('')
    const nobody = await command(site, ['requests', 'list', '--email', 'x@example.com'])
    expect(nobody).toMatchObject({ code: 0, out: 'No request.\n' })
  })

  test('list the days of Rome, as they are shown', async () => {
    const at = async (name: string, moment: string) =>
      await site.services.database.transaction((trx) =>
        trx('contacts')
          .where({ id: ids[name] })
          .update({ createdAt: toSqlTime(new Date(moment)) }),
      )
    await at('anna', '2026-11-19T22:59:59Z')
    await at('bea', '2026-11-19T23:30:00Z')
    await at('carla', '2026-11-20T23:00:00Z')
    const { out } = await command(site, ['requests', 'list', '--since', '2026-11-20'])
    expect(out.match(/2026-\S+ \S+/g)).toEqual(['2026-11-21 00:00', '2026-11-20 00:30'])
    expect(await listed('--since', '2026-11-20', '--until', '2026-11-21')).toEqual(['bea'])
    expect(await listed('--since', '2026-11-20 00:31')).toEqual(['carla'])
    expect(await listed('--until', '2026-11-20T00:30+01:00')).toEqual(['anna'])
    const exported = await command(site, ['requests', 'export', '--email', 'bea@example.com'])
    expect(exported.out).toContain(';"2026-11-20 00:30";"Bea";')
  })

  test('list the newest fifty, and say how many more there are', async () => {
    const { knex } = site.services.database
    const row = await knex('contacts').where({ id: ids.anna }).first()
    const more = Array.from({ length: 48 }, (_, number) => {
      return { ...row, id: `more-${number}`, fingerprint: null }
    })
    await knex('contacts').insert(more)
    const { out, complaints } = await command(site, ['requests', 'list'])
    expect(out.trimEnd().split('\n')).toHaveLength(1 + 50)
    expect(complaints).toMatch(/^These are the newest 50 of 51 requests: /)
    expect((await command(site, ['requests', 'list', '--suspect'])).complaints).toBe('')
  })

  test('list how far the mail has come', async () => {
    stage.server.judge = (mail) => (mail.text?.includes('Dora') ? 550 : 451)
    const more = [{ firstName: 'Dora' }, { firstName: 'Elsa' }]
    for (const change of more) await accepted(site, { ...validRequest, ...change })
    await mailsTried(site)
    const { out } = await command(site, ['requests', 'list', '--unsent'])
    expect(out).toMatch(/Dora Rossi .* refused \(.*550\)\n/)
    expect(out).toMatch(/Elsa Rossi .* waiting \(.*451\)\n/)

    // After the cause is fixed, a resend does not wait for the slow lane, and begins anew.
    stage.server.judge = () => undefined
    const { knex } = site.services.database
    const begun = toSqlTime(new Date())
    await knex('mails').update({ createdAt: toSqlTime(new Date(Date.now() - 6 * dayMs)) })
    const [, reference = ''] = /^([0-9A-F]{4}-[0-9A-F]{4}) .*Dora/m.exec(out) ?? []
    await command(site, ['requests', 'resend', reference])
    await mailsTried(site)
    const [resent] = await knex('mails').where('createdAt', '>=', begun)
    expect(resent).toMatchObject({ attempts: 1 })
    expect(stage.server.mails.filter(({ text }) => text?.includes('Dora'))).toHaveLength(1)
    const after = await command(site, ['requests', 'list', '--unsent'])
    expect(after.out).not.toContain('Dora')
  })

  test.each(['show', 'resend', 'release'])(
    '%s says when there is no such request',
    async (name) => {
      const { code, out, complaints } = await command(site, ['requests', name, 'ffffffff'])
      expect([code, out]).toEqual([3, ''])
      expect(complaints).toBe('There is no request ffffffff.\n')
    },
  )

  test('find a request by its reference however it is written', async () => {
    const id = 'c4727ae3-51b0-4f6e-9d3a-0e8b7c6d5f42'
    await site.services.database.transaction((trx) =>
      trx('contacts').where({ id: ids.bea }).update({ id }),
    )
    for (const written of [
      'c4727ae3',
      'C472-7AE3',
      'C472 7AE3',
      ' #c4727ae3 ',
      id,
      id.replaceAll('-', ''),
    ]) {
      const { code, out } = await command(site, ['requests', 'show', written])
      expect([written, code, /^id +(.*)$/m.exec(out)?.[1]]).toEqual([written, 0, id])
      expect(out).toMatch(/^firstName +Bea$.*^line +protesi-uomo$/ms)
    }
  })

  test('refuse what is no reference, even where there is one request only', async () => {
    await site.services.database.transaction((trx) =>
      trx('contacts').whereNot({ id: ids.bea }).delete(),
    )
    for (const written of ['', ' ', 'c472', 'c4727ag3', 'c4727ae%', 'c4727ae3'.repeat(5)]) {
      const { code, out, complaints } = await command(site, ['requests', 'resend', written])
      expect([written, code, out]).toEqual([written, 2, ''])
      expect(complaints).toMatch(/is no reference.*eight.*C472-7AE3/)
    }
  })

  test('refuse a reference that names two', async () => {
    await site.services.database.transaction(async (trx) => {
      const row = await trx('contacts').where({ id: ids.anna }).first()
      for (const id of ['abcdef01-1', 'abcdef01-2']) {
        await trx('contacts').insert({ ...row, id, fingerprint: null })
      }
    })
    const { code, complaints } = await command(site, ['requests', 'show', 'abcdef01'])
    expect(code).toBe(2)
    expect(complaints).toContain('more than one')
  })

  test('resend a request: the site mails it once more under its Message-ID', async () => {
    const id = ids.anna ?? ''
    const { mails } = stage.server
    const before = mails.length
    const { code, out } = await command(site, ['requests', 'resend', referenceOf(id)])
    expect([code, out]).toEqual([0, `${referenceOf(id)} will be mailed again.\n`])
    await mailsTried(site)
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)?.messageId).toBe(`<${id}.request@chiomara.example>`)
    const rows = await rowsOf(site, 'mails')
    expect(rows.filter(({ quoteId }) => quoteId === id)).toHaveLength(1)
  })

  test('release a suspect request, which is mailed then, and no other', async () => {
    const id = ids.carla ?? ''
    const before = stage.server.mails.length
    const { code, out } = await command(site, ['requests', 'release', referenceOf(id)])
    expect([code, out]).toEqual([0, `${referenceOf(id)} is released.\n`])
    await mailsTried(site)
    expect(stage.server.mails).toHaveLength(before + 1)
    expect(stage.server.mails.at(-1)?.text).toContain('Carla')
    expect(await listed('--suspect')).toEqual([])
    const again = await command(site, ['requests', 'release', id])
    expect(again.code).toBe(2)
    expect(again.complaints).toContain('is not suspect')
  })
})
