import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { command } from '../../tests/support/command'
import { describeOnDatabases } from '../../tests/support/databases'
import { validRequest } from '../../tests/support/site'
import { accepted, requestNumber, setStage } from '../../tests/support/stage'
import { referenceOf } from '../shared/requests'

const message = 'Una riga; con "virgolette", virgole\nе un’altra, 👩🏽‍🦲'

describeOnDatabases('Exporting requests', (newPlace) => {
  const stage = setStage(newPlace)

  test('writes a CSV that a spreadsheet reads, without a formula in it', async () => {
    const site = await stage.start()
    const signs = ['=', '+', '-', '@']
    for (const [number, sign] of signs.entries()) {
      await accepted(site, {
        ...requestNumber(number),
        firstName: `${sign}cmd|' /C calc'!A0`,
        phone: '+39 02 1234',
        products: ['Weft; 40 cm', 'Colla'],
      })
    }
    const { id } = await accepted(site, { ...validRequest, message, line: 'protesi-donna' })
    for (const separator of [',', ';']) {
      const words = ['requests', 'export', '--separator', separator]
      const { code, out } = await command(site, words)
      expect(code).toBe(0)
      expect(out.startsWith('\uFEFFreference')).toBe(true)
      expect(out.split('\r\n')[0]?.split(separator)).toHaveLength(15)
      const rows: Record<string, string>[] = parse(out, {
        bom: true,
        columns: true,
        delimiter: separator,
      })
      expect(rows).toHaveLength(5)
      for (const row of rows) {
        for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@]/)
      }
      const plain = rows.find((row) => row.id === id)
      expect(plain).toMatchObject({
        reference: referenceOf(id),
        firstName: 'Anna',
        message,
        line: 'protesi-donna',
        suspicion: '',
      })
      const defused = rows.filter((row) => row.id !== id)
      expect(defused.map((row) => row.firstName?.slice(0, 3)).sort()).toEqual(
        signs.map((sign) => `'${sign}c`).sort(),
      )
      expect(defused[0]).toMatchObject({ phone: "'+39 02 1234", products: 'Weft; 40 cm; Colla' })
    }
  })

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
    const words = ['requests', 'export', '--format', 'json', '--email', validRequest.email]
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

  test('gives more than the list’s fifty, and none of none', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    const empty = await command(site, ['requests', 'export', '--format', 'json'])
    expect(JSON.parse(empty.out)).toEqual([])
    for (let number = 0; number < 55; number += 1) await accepted(site, requestNumber(number))
    const { out } = await command(site, ['requests', 'export', '--format', 'json'])
    expect(JSON.parse(out)).toHaveLength(55)
    const listed = await command(site, ['requests', 'list', '--json'])
    expect(JSON.parse(listed.out)).toHaveLength(50)
  })

  test('writes a file that only its owner reads', async () => {
    const site = await stage.start()
    await accepted(site, validRequest)
    const file = path.join(stage.place.dataDir, 'requests.csv')
    const { code, out } = await command(site, ['requests', 'export', '--out', file])
    expect([code, out]).toEqual([0, ''])
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(fs.readFileSync(file, 'utf8')).toContain(validRequest.email)
  })
})
