import { describe, expect, test } from '@jest/globals'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse } from 'node-html-parser'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { patientDatabase } from '../../tests/support/servers/patientDatabase'
import { command } from '../../tests/support/site/command'
import { type TestSite, validRequest } from '../../tests/support/site/site'
import { accepted, mailsTried, setStage } from '../../tests/support/site/stage'
import { migrate } from '../database/migrate'
import { onRequestName } from '../shared/onRequest'
import { referenceOf } from '../shared/quotes'

const unknown = 'Weft <b> «lunga» https://spam.example'

const wish = { line: 'keratin-tips', shade: 'dark-brown', lengthCm: 60 } as const
const onRequest = 'Extension alla cheratina, castano scuro, 60 cm (su richiesta)'

const trade = { company: 'Salone <Dora> S.r.l.', vatNumber: 'IT 0123' }

/** An English request for a product of the catalogue, one on request and an unknown one. */
async function asked(site: TestSite) {
  const { products = [] } = site.services.content.shown
  const [product] = products
  const name = product?.nameEn ?? ''
  const items = [
    { product: name, quantity: 10_000 },
    { product: onRequestName(wish, 'en'), quantity: 3 },
    { product: unknown, quantity: 2 },
  ]
  const language = 'en'
  return { name, receipt: await accepted(site, { ...validRequest, ...trade, items, language }) }
}

/** The rows of the mail's one table that is not there for its layout. */
const tableIn = (html = '') =>
  parse(html)
    .querySelector('table:not([role])')
    ?.querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('td').map((cell) => cell.text))

describe('Products with quantities', () => {
  const stage = setStage(newSqlitePlace)

  test('stand as a table in the shop’s mail, and as lines in its text', async () => {
    const site = await stage.start()
    const { name, receipt } = await asked(site)
    await mailsTried(site)
    const [mail] = stage.server.mails
    expect(mail?.subject).toMatch(/ · [0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(mail?.subject).toContain(referenceOf(receipt.id))
    expect(tableIn(mail?.html)).toEqual([
      [name, '10.000'],
      [onRequest, '3'],
      [`${unknown} (non a catalogo)`, '2'],
    ])
    expect(mail?.text).toContain(
      `10.000 × ${name}\n3 × ${onRequest}\n2 × ${unknown} (non a catalogo)`,
    )
    for (const form of [mail?.text, parse(mail?.html ?? '').text]) {
      expect(form).toContain('Salone <Dora> S.r.l.')
      expect(form).toContain('IT0123 (formato da verificare)')
      expect(form).toContain(referenceOf(receipt.id))
    }
  })

  test('are repeated to the visitor, in the visitor’s language, where the shop has them, and no word of the visitor’s', async () => {
    const site = await stage.start({ ACKNOWLEDGE: 'on', MAIL_TO: 'info@chiomara.example' })
    const { name } = await asked(site)
    await mailsTried(site)
    const mail = stage.server.mails.find(({ to }) => to?.[0]?.address === validRequest.email)
    const inEnglish = 'Keratin-tip extensions, dark brown, 60 cm (on request)'
    expect(tableIn(mail?.html)).toEqual([
      [name, '10,000'],
      [inEnglish, '3'],
    ])
    expect(mail?.text).toContain(`10,000 × ${name}\n3 × ${inEnglish}\nand one other product`)
    for (const word of ['Weft <b>', '«lunga»', 'spam', 'Dora', '0123 ']) {
      expect([mail?.text, parse(mail?.html ?? '').text].join('\n')).not.toContain(word)
    }
  })

  test('are shown and exported on the command line', async () => {
    const site = await stage.start()
    const { name, receipt } = await asked(site)
    // Before it is mailed and after it, the commands print different things.
    await mailsTried(site)
    const reference = referenceOf(receipt.id)
    const shown = (await command(site, ['requests', 'show', reference])).out
    expect(shown).toMatch(new RegExp(`^reference +${reference}$`, 'm'))
    expect(shown).toMatch(/^company +Salone <Dora> S\.r\.l\.$/m)
    expect(shown).toMatch(/^vatNumber +IT0123$/m)
    expect(shown).toMatch(/^vatNumberDoubtful +yes$/m)
    const [, indent = ''] = /^(items +)10000 × /m.exec(shown) ?? []
    const lines = [`10000 × ${name}`, `3 × ${onRequest}`, `2 × ${unknown} (not in the catalogue)`]
    expect(shown).toContain(`${indent}${lines.join(`\n${' '.repeat(indent.length)}`)}\n`)
    expect((await command(site, ['requests', 'list'])).out).toContain(reference)
    const exported = await command(site, ['requests', 'export', '--json'])
    expect(JSON.parse(exported.out)[0]).toMatchObject({
      reference,
      items: [
        { product: name, quantity: 10_000, known: true },
        { product: onRequest, quantity: 3, known: true },
        { product: unknown, quantity: 2, known: false },
      ],
      company: trade.company,
      vatNumber: 'IT0123',
      vatNumberDoubtful: true,
    })
    const { out } = await command(site, ['requests', 'export'])
    const rows: Record<string, string>[] = parseCsv(out, {
      bom: true,
      columns: true,
      delimiter: ';',
    })
    expect(rows).toEqual([
      expect.objectContaining({
        // A reference of figures alone stands as a formula, or a spreadsheet would read a number.
        reference: expect.stringContaining(reference),
        items: `10000 × ${name}\n3 × ${onRequest}\n2 × ${unknown} (not in the catalogue)`,
        company: trade.company,
        vatNumber: 'IT0123',
        vatNumberDoubtful: 'yes',
      }),
    ])
  })

  test('of a type and a line that the site no longer has show and are mailed as they were', async () => {
    const database = patientDatabase(stage.place)
    await migrate(database, stage.place.dataDir)
    const id = 'c4727ae3-51b0-4f6e-9d3a-0e8b7c6d5f42'
    await database.knex('contacts').insert({
      ...{ ...validRequest, id, phone: null, products: '["Weft","Colla"]', items: '[]' },
      ...{ requestType: 'Un tipo di ieri', line: 'una-linea-di-ieri', company: '', vatNumber: '' },
    })
    await database.close()

    const site = await stage.start()
    expect(await site.services.quotes.find(id)).toMatchObject({
      ...{ items: [], company: '', vatNumber: '', products: ['Weft', 'Colla'] },
      ...{ phone: '', requestType: 'Un tipo di ieri', line: null },
    })
    const { out } = await command(site, ['requests', 'show', 'C472-7AE3'])
    expect(out).toMatch(/^products +Weft\n +Colla\nitems +-\ncompany +-\nvatNumber +-$/m)
    const exported = await command(site, ['requests', 'export'])
    expect(parseCsv(exported.out, { bom: true, columns: true, delimiter: ';' })).toMatchObject([
      { id, products: 'Weft\nColla', items: '', company: '', vatNumber: '', vatNumberDoubtful: '' },
    ])
    await site.services.quoteAdmin.resend(id, new Date())
    await mailsTried(site)
    expect(stage.server.mails[0]?.subject).toBe('Anna Rossi · Un tipo di ieri · C472-7AE3')
    expect(tableIn(stage.server.mails[0]?.html)).toBeUndefined()
  })
})
