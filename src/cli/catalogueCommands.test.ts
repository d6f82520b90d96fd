import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
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

  test('export and import leave the products as they were', async () => {
    const site = await stage.start()
    const { knex } = site.services.database
    const ids: string[] = await knex('products').orderBy('id').pluck('id')
    for (const [index, description] of delicate.entries()) {
      const name = `${description.slice(0, 20).split(/[\r\n]/)[0]} ${index}`
      await knex('products').where({ id: ids[index] }).update({ description, name })
    }
    const before = await byId(site)
    const words = ['catalogue', 'export']
    const exported = await command(site, words)
    expect(exported.code).toBe(0)
    const head = `${columns},${facts}`.replaceAll(',', ';')
    expect(exported.out.startsWith(`\uFEFF${head}\r\n`)).toBe(true)
    // What Italian Excel takes for a number, and what it would take for one.
    for (const cell of ['2,5', '"=""0012"""', '"=""1e5"""', '"=""+39"""']) {
      expect(exported.out).toContain(`;${cell};`)
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
    // Never over a list that somebody is at work on.
    fs.writeFileSync(file, 'mine')
    const again = await command(site, ['catalogue', 'export', '--out', file])
    expect([again.code, fs.readFileSync(file, 'utf8')]).toEqual([2, 'mine'])
    expect(again.complaints).toContain('--force')
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
