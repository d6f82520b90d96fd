import { beforeEach, expect, test } from '@jest/globals'
import { command } from '../../tests/support/command'
import { describeOnDatabases } from '../../tests/support/databases'
import { type TestSite, validRequest } from '../../tests/support/site'
import { accepted, rowsOf, setStage } from '../../tests/support/stage'
import { toSqlTime } from '../database/time'
import { referenceOf } from '../shared/requests'

const people = {
  anna: { ...validRequest, email: 'anna@example.com', language: 'it' },
  bea: {
    ...validRequest,
    firstName: 'Bea',
    email: 'Bea@Example.com',
    requestType: 'Toupet Uomo Capelli Veri',
    language: 'en',
    line: 'protesi-uomo',
  },
  carla: { ...validRequest, firstName: 'Carla', email: 'carla@example.com', website: 'x' },
} as const

describeOnDatabases('The commands for requests', (newPlace) => {
  const stage = setStage(newPlace)
  let site: TestSite
  const ids: Record<string, string> = {}

  beforeEach(async () => {
    site = await stage.start()
    for (const [index, [name, person]] of Object.entries(people).entries()) {
      const { id } = await accepted(site, person)
      ids[name] = id
      await site.services.database.transaction((trx) =>
        trx('contacts')
          .where({ id })
          .update({ createdAt: toSqlTime(new Date(`2026-0${index + 1}-15T12:00:00Z`)) }),
      )
    }
    await site.services.requests.settled()
  })

  const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id)

  /** The names of those that `list` gives. */
  const listed = async (...options: string[]) => {
    const { code, out } = await command(site, ['requests', 'list', '--json', ...options])
    expect(code).toBe(0)
    return (JSON.parse(out) as { id: string }[]).map(({ id }) => nameOf(id))
  }

  test('list the newest first, narrowed by every option', async () => {
    expect(await listed()).toEqual(['carla', 'bea', 'anna'])
    expect(await listed('--limit', '2')).toEqual(['carla', 'bea'])
    expect(await listed('--since', '2026-02-15')).toEqual(['carla', 'bea'])
    expect(await listed('--since', '2026-02-15T12:00:01Z')).toEqual(['carla'])
    expect(await listed('--until', '2026-02-15T12:00Z')).toEqual(['anna'])
    expect(await listed('--since', '2026-02-01', '--until', '2026-03-01')).toEqual(['bea'])
    expect(await listed('--type', 'Toupet Uomo Capelli Veri')).toEqual(['bea'])
    expect(await listed('--language', 'en')).toEqual(['bea'])
    expect(await listed('--line', 'protesi-uomo')).toEqual(['bea'])
    expect(await listed('--email', 'bea@example.COM')).toEqual(['bea'])
    expect(await listed('--email', 'nobody@example.com')).toEqual([])
    expect(await listed('--suspect')).toEqual(['carla'])
    expect(await listed('--no-suspect')).toEqual(['bea', 'anna'])
    expect(await listed('--unsent')).toEqual(['carla'])
    expect(await listed('--unsent', '--no-suspect')).toEqual([])
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

  test('list how far the mail has come', async () => {
    stage.server.judge = (mail) => (mail.text?.includes('Dora') ? 550 : 451)
    const more = [{ firstName: 'Dora' }, { firstName: 'Elsa' }]
    for (const change of more) await accepted(site, { ...validRequest, ...change })
    await site.services.requests.settled()
    const { out } = await command(site, ['requests', 'list', '--unsent', '--no-suspect'])
    expect(out).toMatch(/Dora Rossi .* refused \(.*550\)\n/)
    expect(out).toMatch(/Elsa Rossi .* waiting \(.*451\)\n/)

    // Whoever has mended the cause need not wait for the slow lane.
    stage.server.judge = () => undefined
    const [, reference = ''] = /^(\w{8}) .*Dora/m.exec(out) ?? []
    await command(site, ['requests', 'resend', reference])
    await site.services.requests.settled()
    expect(stage.server.mails.filter(({ text }) => text?.includes('Dora'))).toHaveLength(1)
    const after = await command(site, ['requests', 'list', '--unsent', '--no-suspect'])
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

  test('show a request by its reference and by its id', async () => {
    const id = ids.bea ?? ''
    const byReference = await command(site, ['requests', 'show', referenceOf(id)])
    const byId = await command(site, ['requests', 'show', id])
    expect(byReference).toEqual(byId)
    expect(byId.code).toBe(0)
    for (const part of [id, 'Bea Rossi', 'Bea@Example.com', 'protesi-uomo', validRequest.message]) {
      expect(byId.out).toContain(part)
    }
    const asJson = await command(site, ['requests', 'show', id, '--json'])
    const { firstName, lastName, email, phone, requestType, message } = people.bea
    expect(JSON.parse(asJson.out)).toMatchObject({
      ...{ id, firstName, lastName, email, phone, requestType, message },
      reference: referenceOf(id),
      createdAt: '2026-02-15T12:00:00.000Z',
      mail: 'sent',
      suspicion: null,
    })
  })

  test('refuse a reference that names two', async () => {
    await site.services.database.transaction(async (trx) => {
      const row = await trx('contacts').where({ id: ids.anna }).first()
      for (const id of ['twin-aa1', 'twin-aa2']) {
        await trx('contacts').insert({ ...row, id, fingerprint: null })
      }
    })
    const { code, complaints } = await command(site, ['requests', 'show', 'twin-aa'])
    expect(code).toBe(2)
    expect(complaints).toContain('more than one')
  })

  test('resend a request: the site mails it once more under its Message-ID', async () => {
    const id = ids.anna ?? ''
    const { mails } = stage.server
    const before = mails.length
    const { code, out } = await command(site, ['requests', 'resend', referenceOf(id)])
    expect([code, out]).toEqual([0, `${referenceOf(id)} will be mailed again.\n`])
    await site.services.requests.settled()
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)?.messageId).toBe(`<${id}.request@chiomara.example>`)
    const rows = await rowsOf(site, 'mails')
    expect(rows.filter(({ contactId }) => contactId === id)).toHaveLength(1)
    const asJson = await command(site, ['requests', 'resend', id, '--json'])
    expect(JSON.parse(asJson.out)).toEqual({ id })
  })

  test('release a suspect request, which is mailed then, and no other', async () => {
    const id = ids.carla ?? ''
    const before = stage.server.mails.length
    const { code, out } = await command(site, ['requests', 'release', referenceOf(id)])
    expect([code, out]).toEqual([0, `${referenceOf(id)} is released.\n`])
    await site.services.requests.settled()
    expect(stage.server.mails).toHaveLength(before + 1)
    expect(stage.server.mails.at(-1)?.text).toContain('Carla')
    expect(await listed('--suspect')).toEqual([])
    const again = await command(site, ['requests', 'release', id])
    expect(again.code).toBe(2)
    expect(again.complaints).toContain('is not suspect')
  })
})
