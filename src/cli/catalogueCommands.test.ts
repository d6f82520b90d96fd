import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import iconv from 'iconv-lite'
import { catalogue } from '../../knex/seeds/catalogue'
import { command } from '../../tests/support/command'
import { describeOnDatabases } from '../../tests/support/databases'
import type { TestSite } from '../../tests/support/site'
import { rowsOf, setStage } from '../../tests/support/stage'
import { until } from '../../tests/support/until'

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
const newLine = (name: string) =>
  `,${name},${name} EN,tape-adhesivi,Testo,Text,/images/a.svg,Su richiesta,On request,1`

describeOnDatabases('The commands for the catalogue', (newPlace) => {
  const stage = setStage(newPlace)

  const fileWith = (content: string | Buffer) => {
    const file = path.join(stage.place.dataDir, 'products.csv')
    fs.writeFileSync(file, content)
    return file
  }

  const byId = async (site: TestSite) =>
    (await rowsOf(site, 'products')).sort((a, b) => String(a.id).localeCompare(String(b.id)))

  const names = async (site: TestSite) => {
    const products = (await (await fetch(`${site.url}/api/products`)).json()) as { name: string }[]
    return products.map(({ name }) => name)
  }

  test.each([
    [',', []],
    [';', ['--excel']],
  ])('export and import leave the products as they were (%s)', async (comma, options) => {
    const site = await stage.start()
    const { knex } = site.services.database
    const ids: string[] = await knex('products').orderBy('id').pluck('id')
    for (const [index, description] of delicate.entries()) {
      const name = `${description.slice(0, 20).split(/[\r\n]/)[0]} ${index}`
      await knex('products').where({ id: ids[index] }).update({ description, name })
    }
    const before = await byId(site)
    const words = ['catalogue', 'export', ...options]
    const exported = await command(site, words)
    expect(exported.code).toBe(0)
    expect(
      exported.out.startsWith(`\uFEFF${`${columns},${facts}`.replaceAll(',', comma)}\r\n`),
    ).toBe(true)
    // What Italian Excel takes for a number, and what it would take for one.
    const isForExcel = options.length > 0
    expect(exported.out.includes(`${comma}2,5${comma}`)).toBe(isForExcel)
    for (const text of ['0012', '1e5', '+39']) {
      const cell = `${comma}"=""${text}"""${comma}`
      expect([text, exported.out.includes(cell)]).toEqual([text, isForExcel])
    }
    // A line break outside of quotation marks ends a row for every spreadsheet.
    const outside = exported.out.replace(/"(?:[^"]|"")*"/g, '').trimEnd()
    expect(outside.split(/\r\n|\n|\r/)).toHaveLength(catalogue.length + 1)

    const file = fileWith(exported.out)
    const imported = await command(site, ['catalogue', 'import', file, '--replace'])
    expect(imported).toMatchObject({
      code: 0,
      out: `0 new, 0 changed, ${catalogue.length} the same, 0 deleted.\n`,
    })
    expect(await byId(site)).toEqual(before)

    // Into an empty catalogue too: what the file does not say is not kept anywhere else.
    await knex('products').delete()
    await command(site, ['catalogue', 'import', file])
    expect(await byId(site)).toEqual(before)
    const again = await command(site, words)
    expect(again.out).toBe(exported.out)
  })

  test('export for programs, and into a file', async () => {
    const site = await stage.start()
    const { out } = await command(site, ['catalogue', 'export', '--json'])
    expect(JSON.parse(out)).toEqual(await (await fetch(`${site.url}/api/products`)).json())
    const file = path.join(stage.place.dataDir, 'out.csv')
    expect(await command(site, ['catalogue', 'export', '--out', file])).toMatchObject({
      code: 0,
      out: '',
    })
    expect(fs.readFileSync(file, 'utf8').split('\r\n')).toHaveLength(catalogue.length + 2)
  })

  test('import puts a new product beside the others, on the site as soon as it looks', async () => {
    const site = await stage.start({ CATALOGUE_REFRESH_S: '1' })
    expect(await names(site)).toHaveLength(catalogue.length)
    const file = fileWith(`${columns}\n${newLine('Nuovo nastro')}\n`)
    const { code, out } = await command(site, ['catalogue', 'import', file, '--json'])
    const told = { new: ['Nuovo nastro'], changed: [], same: 0, deleted: [] }
    expect([code, JSON.parse(out)]).toEqual([0, told])
    await until('the site shows it', async () => (await names(site)).includes('Nuovo nastro'))
    expect(await names(site)).toHaveLength(catalogue.length + 1)
    const row = (await rowsOf(site, 'products')).find(({ name }) => name === 'Nuovo nastro')
    expect(row).toMatchObject({ nameEn: 'Nuovo nastro EN', featured: 1, price: 'Su richiesta' })
    expect(row?.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })

  test('import takes a file as Excel saves it, and says how it read the accents', async () => {
    const site = await stage.start()
    const lines = `${columns},\r\n${newLine('Ciocca più corta')},\r\n,,,,,,,,,,\r\n`
    const bytes = iconv.encode(`sep=;\r\n${lines.replaceAll(',', ';')}`, 'windows-1252')
    const result = await command(site, ['catalogue', 'import', fileWith(bytes), '--json'])
    expect([result.code, JSON.parse(result.out).new]).toEqual([0, ['Ciocca più corta']])
    expect(result.complaints).toMatch(/Windows-1252.*"Ciocca più corta"\?\n$/)
    const stored = (await rowsOf(site, 'products')).map(({ name }) => name)
    expect(stored).toContain('Ciocca più corta')
  })

  test('import changes a product that it names, and needs no column of ids', async () => {
    const site = await stage.start()
    const [{ id }] = (await byId(site)) as [{ id: string }]
    const file = fileWith(`${columns}\n${id}${newLine('Altro nome')}\n`)
    expect((await command(site, ['catalogue', 'import', file])).code).toBe(0)
    const [changed, ...others] = await byId(site)
    expect(changed).toMatchObject({ id, name: 'Altro nome', category: 'tape-adhesivi' })
    expect(others).toHaveLength(catalogue.length - 1)
    const without = fileWith(`${columns.slice(3)}\n${newLine('Senza id').slice(1)}\n`)
    expect((await command(site, ['catalogue', 'import', without])).code).toBe(0)
    expect(await byId(site)).toHaveLength(catalogue.length + 1)
  })

  test('import without ids finds the products by their names, and doubles none', async () => {
    const site = await stage.start()
    const before = await byId(site)
    const { out } = await command(site, ['catalogue', 'export'])
    const rows: Record<string, string>[] = parse(out, { bom: true, columns: true })
    const edited = rows.map(({ id: _, ...row }, index) =>
      index === 0 ? { ...row, description: 'Un altro testo' } : row,
    )
    for (const [content, told] of [
      [stringify(edited, { header: true }), '0 new, 1 changed, 51 the same, 0 deleted.\n'],
      [out.replace(/^[0-9a-f-]{36},/gm, ','), '0 new, 1 changed, 51 the same, 0 deleted.\n'],
      [out, '0 new, 0 changed, 52 the same, 0 deleted.\n'],
    ] as const) {
      const result = await command(site, ['catalogue', 'import', fileWith(content), '--replace'])
      expect(result).toEqual({ code: 0, out: told, complaints: '', questions: [] })
    }
    expect(await byId(site)).toEqual(before)
  })

  test('import refuses a name that another product of its category has', async () => {
    const site = await stage.start()
    const before = await byId(site)
    const { name, nameEn, category, id } =
      before.find((row) => row.category === 'tape-adhesivi') ?? {}
    const line = (own: object) =>
      Object.values({ ...{ id: '', name: 'Nuovo', nameEn: 'New', category }, ...own }).join(';')
    const rest = 'Testo;Text;/images/a.svg;Su richiesta;On request;1'
    const fileOf = (...lines: object[]) =>
      fileWith(
        [columns.replaceAll(',', ';'), ...lines.map((own) => `${line(own)};${rest}`)].join('\n'),
      )
    const taken = (column: string) =>
      `Nothing was imported.\nline 2: "${column}" is taken in this category by "${name}" (${id}), which the file does not name; capitals, accents and marks make no difference\n`
    const otherId = '3b241101-e2bb-4255-8caf-4136c566a962'
    for (const [own, column] of [
      [{ id: otherId, name }, 'name'],
      [{ name: String(name).toUpperCase() }, 'name'],
      [{ name: `${name}!` }, 'name'],
      [{ nameEn }, 'nameEn'],
      [{ name: nameEn }, 'name'],
    ] as const) {
      const refused = await command(site, ['catalogue', 'import', fileOf(own)])
      expect([own, refused.code, refused.complaints]).toEqual([own, 2, taken(column)])
    }
    expect(await byId(site)).toEqual(before)
    // The name of one that goes, of one that is renamed in the same file, and of another line's.
    const swapped = fileOf({ id, name: 'Nuovo' }, { id: otherId, name, nameEn })
    expect((await command(site, ['catalogue', 'import', swapped])).out).toBe(
      '1 new, 1 changed, 0 the same, 0 deleted.\n',
    )
    const elsewhere = fileOf({ category: 'protesi-uomo', name })
    expect((await command(site, ['catalogue', 'import', elsewhere])).code).toBe(0)
    const only = fileOf({ id, name, nameEn })
    const replaced = await command(site, ['catalogue', 'import', only, '--replace', '--yes'])
    expect(replaced.code).toBe(0)
    expect(await byId(site)).toHaveLength(1)
  })

  test('import --dry-run names what it would do, and does nothing', async () => {
    const site = await stage.start()
    const before = await byId(site)
    const { id, name } = before[0] ?? {}
    const file = fileWith(`${columns}\n${id}${newLine('Altro nome')}\n${newLine('E uno nuovo')}\n`)
    const words = ['catalogue', 'import', file, '--dry-run']
    expect(await command(site, words)).toEqual({
      code: 0,
      out: 'new: E uno nuovo\nchanged: Altro nome\n1 new, 1 changed, 0 the same, 0 deleted: nothing was written.\n',
      complaints: '',
      questions: [],
    })
    const replacing = await command(site, [...words, '--replace', '--json'])
    const told = JSON.parse(replacing.out)
    expect(told).toMatchObject({ new: ['E uno nuovo'], changed: ['Altro nome'], same: 0 })
    expect(told.deleted).toHaveLength(catalogue.length - 1)
    expect(told.deleted).not.toContain(name)
    expect(replacing).toMatchObject({ code: 0, questions: [] })
    expect(await byId(site)).toEqual(before)
  })

  test('a catalogue that holds two products of one name is shown, and can be put right', async () => {
    const site = await stage.start()
    const [row] = await byId(site)
    const id = '3b241101-e2bb-4255-8caf-4136c566a962'
    await site.services.database.knex('products').insert({ ...row, id })
    await site.services.catalogue.refresh()
    for (const page of ['/prodotti', `/prodotti/${row?.category}`, '/galleria']) {
      const response = await fetch(site.url + page)
      expect([page, response.status]).toEqual([page, 200])
      expect(await response.text()).toContain(String(row?.name))
    }
    const { out } = await command(site, ['catalogue', 'export'])
    const refused = await command(site, ['catalogue', 'import', fileWith(out)])
    expect(refused.complaints).toMatch(
      /^Nothing was imported\.\nline \d+: "name" is taken in this category by line \d+; .*\n$/,
    )
    const right = fileWith(out.replace(new RegExp(`^${id},.*\r\n`, 'm'), ''))
    const done = await command(site, ['catalogue', 'import', right, '--replace', '--yes'])
    expect(done.out).toBe(`0 new, 0 changed, ${catalogue.length} the same, 1 deleted.\n`)
  })

  test('a file of before there were facts leaves those that products have', async () => {
    const site = await stage.start()
    const { knex } = site.services.database
    const before = await knex('products').where({ shade: 'copper', lengthCm: 60 }).first()
    const file = fileWith(`${columns}\n${before.id}${newLine('Altro nome')}\n`)
    expect((await command(site, ['catalogue', 'import', file])).code).toBe(0)
    const after = await knex('products').where({ id: before.id }).first()
    expect(after).toMatchObject({ name: 'Altro nome', shade: 'copper', lengthCm: 60, weightG: 120 })
  })

  test('export leaves out a row that cannot be read, and says so', async () => {
    const site = await stage.start()
    const [{ id }] = (await byId(site)) as [{ id: string }]
    await site.services.database.knex('products').where({ id }).update({ shade: 'rosso' })
    const { code, out, complaints } = await command(site, ['catalogue', 'export'])
    expect([code, out.includes(id)]).toEqual([0, false])
    expect(complaints).toBe(`Left out: product ${id}, as its shade cannot be read.\n`)
  })

  test('import --replace asks before it deletes what the file does not name', async () => {
    const site = await stage.start()
    const [{ id }] = (await byId(site)) as [{ id: string }]
    const file = fileWith(`${columns}\n${id}${newLine('Il solo')}\n${newLine('E uno nuovo')}\n`)
    const words = ['catalogue', 'import', file, '--replace']
    const refused = await command(site, words, false)
    expect(refused.code).toBe(4)
    expect(refused.questions).toEqual([
      `Delete ${catalogue.length - 1} product(s) that the file does not name?`,
    ])
    expect((await command(site, words)).code).toBe(4)
    expect(await byId(site)).toHaveLength(catalogue.length)
    expect((await byId(site)).map(({ name }) => name)).not.toContain('Il solo')

    const done = await command(site, words, true)
    expect(done).toMatchObject({
      code: 0,
      out: `1 new, 1 changed, 0 the same, ${catalogue.length - 1} deleted.\n`,
    })
    expect((await byId(site)).map(({ name }) => name).sort()).toEqual(['E uno nuovo', 'Il solo'])
    const only = fileWith(`${columns}\n${newLine('Da capo')}\n`)
    const unasked = await command(site, ['catalogue', 'import', only, '--replace', '--yes'])
    expect(unasked.code).toBe(0)
    expect((await byId(site)).map(({ name }) => name)).toEqual(['Da capo'])
  })
})
