import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { catalogue } from '../../knex/seeds/catalogue'
import { command } from '../../tests/support/command'
import { describeOnDatabases } from '../../tests/support/databases'
import type { TestSite } from '../../tests/support/site'
import { rowsOf, setStage } from '../../tests/support/stage'

const columns = 'id,name,nameEn,category,description,descriptionEn,imageUrl,price,priceEn,featured'
const newLine = (name: string) =>
  `,${name},${name} EN,tape-adhesivi,Testo,Text,/images/a.svg,Su richiesta,On request,1`

describeOnDatabases('An import', (newPlace) => {
  const stage = setStage(newPlace)

  const fileWith = (content: string) => {
    const file = path.join(stage.place.dataDir, 'products.csv')
    fs.writeFileSync(file, content)
    return file
  }

  const byId = async (site: TestSite) =>
    (await rowsOf(site, 'products')).sort((a, b) => String(a.id).localeCompare(String(b.id)))

  test('without ids finds the products by their names, and doubles none', async () => {
    const site = await stage.start()
    const before = await byId(site)
    const { out } = await command(site, ['catalogue', 'export'])
    const rows: Record<string, string>[] = parse(out, { bom: true, columns: true, delimiter: ';' })
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

  test('is refused with a name that another product of its category has', async () => {
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

  test('with --dry-run names what it would do, and does nothing', async () => {
    const site = await stage.start()
    const before = await byId(site)
    const { id, name } = before[0] ?? {}
    const file = fileWith(`${columns}\n${id}${newLine('Altro nome')}\n${newLine('E uno nuovo')}\n`)
    const words = ['catalogue', 'import', file, '--dry-run']
    const said = await command(site, words)
    expect(said).toMatchObject({ code: 0, complaints: '', questions: [] })
    const lines = said.out.split('\n')
    expect([lines[0], lines[1], lines.at(-2)]).toEqual([
      'new: E uno nuovo',
      'changed: Altro nome',
      '1 new, 1 changed, 0 the same, 0 deleted: nothing was written.',
    ])
    expect(lines).toContain(`  name: ${name} → Altro nome`)
    const replacing = await command(site, [...words, '--replace', '--json'])
    const told = JSON.parse(replacing.out)
    expect(told).toMatchObject({ new: ['E uno nuovo'], changed: [{ name: 'Altro nome' }], same: 0 })
    expect(told.deleted).toHaveLength(catalogue.length - 1)
    expect(told.deleted).not.toContain(name)
    expect(replacing).toMatchObject({ code: 0, questions: [] })
    expect(await byId(site)).toEqual(before)
  })

  test('puts a catalogue right that holds two products of one name, and is shown with them', async () => {
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
    const right = fileWith(out.replace(new RegExp(`^${id};.*\r\n`, 'm'), ''))
    const done = await command(site, ['catalogue', 'import', right, '--replace', '--yes'])
    expect(done.out).toBe(`0 new, 0 changed, ${catalogue.length} the same, 1 deleted.\n`)
  })
})
