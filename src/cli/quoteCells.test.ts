import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { describeOnDatabases, newSqlitePlace } from '../../tests/support/servers/databases'
import { command } from '../../tests/support/site/command'
import { validRequest } from '../../tests/support/site/site'
import { accepted, requestNumber, setStage } from '../../tests/support/site/stage'
import { stageOfSuite } from '../../tests/support/site/stageOfSuite'
import { unescapeCell } from '../core/csv'
import { referenceOf } from '../shared/quotes'

const message = 'Una riga; con "virgolette", virgole\nе un’altra, 👩🏽‍🦲\u2028e\u2029ancora'

/** A number that is a text, as Excel wants it: a formula that can do nothing else. */
const textForExcel = /^="[\d ()+,./:%€E-]+"$/i

const rowsOf = (csv: string): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true, delimiter: ';', record_delimiter: ['\r\n', '\n', '\r'] })

describe('Exporting requests', () => {
  const { site } = stageOfSuite(newSqlitePlace)

  test('writes a CSV that a spreadsheet reads, each request in one row and without a formula', async () => {
    const { id } = await accepted(site, {
      ...{ ...validRequest, message, line: 'protesi-donna', products: ['Weft; 40 cm', 'Colla'] },
    })
    const signs = ['=', '+', '-', '@']
    for (const [number, sign] of signs.entries()) {
      const firstName = `${sign}cmd|' /C calc'!A0`
      await accepted(site, { ...requestNumber(number), firstName, message: `${sign}1;"2"\nx` })
    }
    // Of an age when line ends were kept as they came.
    const { knex } = site.services.database
    await knex('contacts').where({ id }).update({ company: 'a\r\nb\rc' })
    const { code, out } = await command(site, ['requests', 'export'])
    expect([code, out.startsWith('\uFEFF"reference";')]).toEqual([0, true])
    // A line break outside of quotation marks ends a row for every spreadsheet.
    const outside = out.replace(/"(?:[^"]|"")*"/g, '').trimEnd()
    expect(outside.split(/\r\n|\n|\r/)).toHaveLength(1 + 5)
    const rows = rowsOf(out)
    for (const cell of rows.flatMap((row) => Object.values(row))) {
      if (!textForExcel.test(cell)) expect(cell).not.toMatch(/^[=+\-@]/)
    }
    const plain = rows.find((row) => row.id === id)
    // A reference that happens to be digits alone is a text in a formula.
    expect(unescapeCell(plain?.reference ?? '')).toBe(referenceOf(id))
    expect(plain).toMatchObject({
      ...{ firstName: 'Anna', message, line: 'protesi-donna', suspicion: '' },
      ...{ products: 'Weft; 40 cm\nColla', company: 'a\r\nb\rc' },
    })
    for (const field of ['firstName', 'message']) {
      const defused = rows.filter((row) => row.id !== id).map((row) => row[field]?.slice(0, 2))
      expect(defused.sort()).toEqual(signs.map((sign) => `'${sign}`).sort())
    }
  })

  test('writes for Excel what is a text as a text, and the moment as one', async () => {
    const posted = {
      phone: '0212345678',
      company: '12E3',
      vatNumber: '01234567890',
      message: '2-5',
    }
    const { id } = await accepted(site, { ...validRequest, ...posted })
    const long = '1'.repeat(300)
    const other = await accepted(site, { ...requestNumber(1), message: long, company: '7 Srl' })
    const { knex } = site.services.database
    await knex('contacts').where({ id }).update({ createdAt: '2026-07-31 22:05:06.000' })
    const rows = rowsOf((await command(site, ['requests', 'export'])).out)
    expect(rows.find((row) => row.id === id)).toMatchObject({
      createdAt: '2026-08-01 00:05',
      phone: '="0212345678"',
      company: '="12E3"',
      vatNumber: '="01234567890"',
      message: '="2-5"',
      firstName: 'Anna',
    })
    // A formula’s text has at most 255 characters.
    expect(rows.find((row) => row.id === other.id)).toMatchObject({
      message: long,
      company: '7 Srl',
    })
  })

  test('names its columns where there is no request', async () => {
    expect((await command(site, ['requests', 'export'])).out).toMatch(
      /^\uFEFF"reference";"createdAt";.*;"id"\r\n$/,
    )
    expect((await command(site, ['requests', 'export', '--json'])).out).toBe('[]\n')
  })

  test('writes a file that only its owner reads, over another one only if forced', async () => {
    await accepted(site, validRequest)
    const file = path.join(site.config.dataDir, 'requests.csv')
    fs.writeFileSync(file, 'for all to see', { mode: 0o644 })
    const words = ['requests', 'export', '--out', file]
    const refused = await command(site, words)
    expect([refused.code, refused.complaints]).toEqual([
      2,
      `${file} is there already: name another file, or add --force.\n`,
    ])
    expect(fs.readFileSync(file, 'utf8')).toBe('for all to see')
    const { code, out } = await command(site, [...words, '--force'])
    expect([code, out]).toEqual([0, ''])
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(fs.readFileSync(file, 'utf8')).toContain(validRequest.email)
  })
})

describeOnDatabases('Exporting requests', (newPlace) => {
  const stage = setStage(newPlace)

  test('writes all that is kept of one person as JSON, word for word', async () => {
    const site = await stage.start()
    const { id } = await accepted(site, {
      ...validRequest,
      firstName: '=Anna',
      message,
      products: ['Weft'],
      elapsedMs: 30_000,
      language: 'en',
      page: '/en/contacts',
    })
    await accepted(site, { ...requestNumber(2), email: 'other@example.com' })
    const words = ['requests', 'export', '--json', '--email', validRequest.email]
    const { code, out } = await command(site, words)
    expect(code).toBe(0)
    const kept = JSON.parse(out)
    expect(kept).toMatchObject([
      {
        ...{ ...validRequest, id, message, firstName: '=Anna', products: ['Weft'] },
        ...{ elapsedMs: 30_000, language: 'en', page: '/en/contacts', line: null },
        suspicion: null,
      },
    ])
    expect(Object.keys(kept[0])).not.toContain('honeypot')
  })

  test('gives more than is read at once, in both formats, each request once and the newest first', async () => {
    const site = await stage.start()
    const rows = Array.from({ length: 1001 }, (_, number) => ({
      ...requestNumber(number),
      id: `id-${String(number * 7919).slice(-4)}-${number}`,
      products: '["Weft"]',
      items: '[]',
      // Many at the same moment, more than one page of them.
      createdAt: `2026-11-20 10:00:0${number % 3}.000`,
    }))
    await site.services.database.knex.batchInsert('contacts', rows, 100)
    const asJson = await command(site, ['requests', 'export', '--json'])
    const exported: { id: string; createdAt: string; message: string }[] = JSON.parse(asJson.out)
    const lines = exported.map((quote) => JSON.stringify(quote)).join(',\n')
    expect(asJson.out).toBe(`[\n${lines}\n]\n`)
    expect(exported.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
    const moments = exported.map(({ createdAt }) => createdAt)
    expect(moments).toEqual([...moments].sort().reverse())

    const asCsv = await command(site, ['requests', 'export'])
    expect(rowsOf(asCsv.out).map(({ id }) => id)).toEqual(exported.map(({ id }) => id))
  })
})
