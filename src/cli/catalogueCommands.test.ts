import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { catalogue } from '../../knex/seeds/catalogue'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import { command } from '../../tests/support/site/command'
import type { TestSite } from '../../tests/support/site/site'
import { rowsOf, setStage } from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { csvRows } from '../core/csv'

/** Texts that spreadsheets, CSV or line ends might change on the way. */
const delicate = [
  '- Fascia da 40 cm',
  '=SOMMA(A1)',
  '+39',
  '@chiomara',
  "'- con l'apostrofo",
  "'",
  '\uFF1D a tutta larghezza',
  "'\uFF0D",
  'Due righe\ncon "virgolette", virgole; e punti e virgola',
  'Due righe\nsenza altro',
  'Tre\r\nrighe\r\n\r\nanche vuote',
  '1e5',
  '0012',
]

const columns = 'id,name,nameEn,category,description,descriptionEn,imageUrl,price,priceEn,featured'
const facts = 'shade,lengthCm,widthCm,weightG,pieces,base,baseEn,format,formatEn'
const newLine = (name: string, nameEn = `${name} EN`, category = 'tape-adhesivi') =>
  `,"${name}","${nameEn}",${category},Testo,Text,/images/a.svg,Su richiesta,On request,1`
const fileOf = (...lines: string[]) => [columns, ...lines, ''].join('\n')

const otherId = '3b241101-e2bb-4255-8caf-4136c566a962'

describeOnDatabases('The commands for the catalogue', (newPlace) => {
  const stage = setStage(newPlace)

  const importing = async (site: TestSite, content: string, ...options: string[]) => {
    const file = path.join(stage.place.dataDir, 'products.csv')
    fs.writeFileSync(file, content)
    return await command(site, ['catalogue', 'import', file, ...options])
  }

  const exported = async (site: TestSite) => (await command(site, ['catalogue', 'export'])).out

  const byId = async (site: TestSite) =>
    (await rowsOf(site, 'products')).sort((a, b) => String(a.id).localeCompare(String(b.id)))

  const names = async (site: TestSite) => (await byId(site)).map(({ name }) => name)

  test('export and import leave the products as they were', async () => {
    const site = await stage.start()
    const { knex } = site.services.database
    const ids: string[] = await knex('products').orderBy('id').pluck('id')
    for (const [index, description] of delicate.entries()) {
      const name = `${description.slice(0, 20).split(/[\r\n]/)[0]} ${index}`
      await knex('products').where({ id: ids[index] }).update({ description, name })
    }
    const before = await byId(site)
    const out = await exported(site)
    const rows: string[][] = parse(out, { bom: true, delimiter: ';' })
    expect([out[0], rows[0]?.join()]).toEqual(['\uFEFF', `${columns},${facts}`])
    // What Italian Excel takes for a number, and what it would take for one.
    for (const cell of ['2,5', '="0012"', '="1e5"', '="+39"']) expect(rows.flat()).toContain(cell)

    const same = `0 new, 0 changed, ${catalogue.length} the same, 0 deleted.\n`
    const done = { code: 0, out: same, complaints: '' }
    expect(await importing(site, out, '--replace')).toEqual(done)
    // A line without an id means the product of its name.
    const withoutIds = csvRows(rows.map(([, ...cells]) => cells))
    expect(await importing(site, withoutIds, '--replace')).toEqual(done)
    expect(await byId(site)).toEqual(before)

    // Into an empty catalogue too: what the file does not say is not kept anywhere else.
    await knex('products').delete()
    await importing(site, out)
    expect(await byId(site)).toEqual(before)
    expect(await exported(site)).toBe(out)
  })

  test('export leaves out a row that cannot be read, and says so', async () => {
    const site = await stage.start()
    const [{ id }] = (await byId(site)) as [{ id: string }]
    await site.services.database.knex('products').where({ id }).update({ shade: 'rosso' })
    const { code, out, complaints } = await command(site, ['catalogue', 'export'])
    expect([code, out.includes(id)]).toEqual([0, false])
    expect(complaints).toBe(`Left out: product ${id}, as its shade cannot be read.\n`)
  })

  test('import puts a new product beside the others, on the site as soon as it looks', async () => {
    const site = await stage.start({ CATALOGUE_REFRESH_S: '1' })
    const { code, out } = await importing(site, fileOf(newLine('Nuovo nastro')))
    expect([code, out]).toEqual([0, '1 new, 0 changed, 0 the same, 0 deleted.\n'])
    await until('the site shows it', async () =>
      (await (await fetch(`${site.url}/api/products`)).text()).includes('Nuovo nastro'),
    )
    const rows = await rowsOf(site, 'products')
    expect(rows).toHaveLength(catalogue.length + 1)
    const row = rows.find(({ name }) => name === 'Nuovo nastro')
    expect(row).toMatchObject({ nameEn: 'Nuovo nastro EN', featured: 1, price: 'Su richiesta' })
    expect(row?.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })

  test('import changes what the file says of a product, and leaves what it does not', async () => {
    const site = await stage.start()
    const { knex } = site.services.database
    const { id } = await knex('products').where({ shade: 'copper', lengthCm: 60 }).first()
    expect((await importing(site, fileOf(`${id}${newLine('Altro nome')}`))).code).toBe(0)
    const changed = { name: 'Altro nome', category: 'tape-adhesivi' }
    const kept = { shade: 'copper', lengthCm: 60, weightG: 120 }
    expect(await knex('products').where({ id }).first()).toMatchObject({ ...changed, ...kept })
    expect(await names(site)).toHaveLength(catalogue.length)
  })

  test('import is refused with a name that another product of its category has', async () => {
    const site = await stage.start()
    const before = await byId(site)
    const held = before.find((row) => row.category === 'tape-adhesivi')
    const [id, name, nameEn] = [held?.id, String(held?.name), String(held?.nameEn)]
    for (const [line, column] of [
      [`${otherId}${newLine(name, 'New')}`, 'name'],
      [newLine(name.toUpperCase(), 'New'), 'name'],
      [newLine(`${name}!`, 'New'), 'name'],
      [newLine('Nuovo', nameEn), 'nameEn'],
      [newLine(nameEn, 'New'), 'name'],
    ] as const) {
      expect([line, await importing(site, fileOf(line))]).toEqual([
        line,
        {
          code: 2,
          out: '',
          complaints: `Nothing was imported.\nline 2: "${column}" is taken in this category by "${name}" (${id}), which the file does not name; capitals, accents and marks make no difference\n`,
        },
      ])
    }
    expect(await byId(site)).toEqual(before)
    // The name of one that is renamed in the same file, and the same in another category.
    const swapped = fileOf(`${id}${newLine('Nuovo', 'New')}`, `${otherId}${newLine(name, nameEn)}`)
    expect((await importing(site, swapped)).out).toBe('1 new, 1 changed, 0 the same, 0 deleted.\n')
    const elsewhere = fileOf(newLine(name, nameEn, 'protesi-uomo'))
    expect((await importing(site, elsewhere)).code).toBe(0)
  })

  test('import --dry-run names what it would do, and does nothing', async () => {
    const site = await stage.start()
    const before = await byId(site)
    const { id, name } = before[0] ?? {}
    const content = fileOf(`${id}${newLine('Altro nome')}`, newLine('E uno nuovo'))
    const said = await importing(site, content, '--dry-run', '--replace')
    expect(said).toMatchObject({ code: 0, complaints: '' })
    const lines = said.out.trimEnd().split('\n')
    const deleted = catalogue.length - 1
    expect([lines[0], lines[1], lines.at(-1)]).toEqual([
      'new: E uno nuovo',
      'changed: Altro nome',
      `1 new, 1 changed, 0 the same, ${deleted} deleted: nothing was written.`,
    ])
    expect(lines).toContain(`  name: ${name} → Altro nome`)
    expect(lines.filter((line) => line.startsWith('deleted: '))).toHaveLength(deleted)
    expect(await byId(site)).toEqual(before)
  })

  test('import --replace deletes what the file does not name, only with --yes', async () => {
    const site = await stage.start()
    const before = await byId(site)
    const deleted = catalogue.length - 1
    const content = fileOf(`${before[0]?.id}${newLine('Il solo')}`, newLine('E uno nuovo'))
    expect(await importing(site, content, '--replace')).toEqual({
      code: 4,
      out: '',
      complaints: `${deleted} product(s) that the file does not name would be deleted for good: add --yes.\n`,
    })
    expect(await byId(site)).toEqual(before)
    const { out } = await importing(site, content, '--replace', '--yes')
    expect(out).toBe(`1 new, 1 changed, 0 the same, ${deleted} deleted.\n`)
    expect((await names(site)).sort()).toEqual(['E uno nuovo', 'Il solo'])
  })

  test('import puts a catalogue right that holds two products of one name, and is shown with them', async () => {
    const site = await stage.start()
    const [row] = await byId(site)
    await site.services.database.knex('products').insert({ ...row, id: otherId })
    await site.services.content.refresh()
    for (const page of ['/prodotti', `/prodotti/${row?.category}`, '/galleria']) {
      const response = await fetch(site.url + page)
      expect([page, response.status]).toEqual([page, 200])
      expect(await response.text()).toContain(String(row?.name))
    }
    const out = await exported(site)
    expect((await importing(site, out)).complaints).toMatch(
      /^Nothing was imported\.\nline \d+: "name" is taken in this category by line \d+; .*\n$/,
    )
    const right = out.replace(new RegExp(`^"${otherId}";.*\r\n`, 'm'), '')
    const done = await importing(site, right, '--replace', '--yes')
    expect(done.out).toBe(`0 new, 0 changed, ${catalogue.length} the same, 1 deleted.\n`)
  })
})
