import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { command } from '../../tests/support/command'
import { newSqlitePlace } from '../../tests/support/databases'
import type { TestSite } from '../../tests/support/site'
import { rowsOf, setStage } from '../../tests/support/stage'

const columns = [
  'id',
  'name',
  'nameEn',
  'category',
  'description',
  'descriptionEn',
  'imageUrl',
  'price',
  'priceEn',
  'featured',
] as const

const id = '3b241101-e2bb-4255-8caf-4136c566a962'

const right: Record<string, string> = {
  id: '',
  name: 'Nastro',
  nameEn: 'Tape',
  category: 'tape-adhesivi',
  description: 'Prima riga\nseconda riga',
  descriptionEn: 'Text',
  imageUrl: '/images/tape-adhesivi.svg',
  price: 'Su richiesta',
  priceEn: 'On request',
  featured: '0',
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Each product takes two lines, since its description does. */
const fileOf = (...changes: Record<string, string>[]) =>
  [
    columns.join(','),
    ...changes.map((change) =>
      columns.map((column) => cell({ ...right, ...change }[column] ?? '')).join(','),
    ),
  ].join('\n')

describe('A file of products', () => {
  const stage = setStage(newSqlitePlace)
  let site: TestSite

  beforeEach(async () => {
    site = await stage.start()
  })

  /** What the import of that content complains of; nothing may have been written. */
  async function refused(content: string, pictures?: ReadonlySet<string>): Promise<string[]> {
    const file = path.join(stage.place.dataDir, 'products.csv')
    fs.writeFileSync(file, content)
    const before = await rowsOf(site, 'products')
    const { code, out, complaints } = await command(
      site,
      ['catalogue', 'import', file],
      undefined,
      pictures,
    )
    expect([code, out]).toEqual([2, ''])
    expect(await rowsOf(site, 'products')).toEqual(before)
    const [head, ...problems] = complaints.trimEnd().split('\n')
    expect(head).toBe('Nothing was imported.')
    return problems
  }

  test('is refused with every bad line by its number and what is wrong with it', async () => {
    const problems = await refused(
      fileOf(
        {},
        { name: '' },
        { category: 'wigs', featured: 'yes' },
        { imageUrl: 'https://pictures.example/a.jpg' },
        { price: 'x'.repeat(101) },
        { id: 'seven' },
        {},
      ),
    )
    // Numbered by the line on which the product ends.
    expect(problems).toEqual([
      expect.stringMatching(/^line 5: "name" /),
      expect.stringMatching(/^line 7: "category" must be one of \[tape-in-kit, /),
      expect.stringMatching(/^line 7: "featured" must be one of \[0, 1\]/),
      expect.stringMatching(/^line 9: "imageUrl" must be a picture of this site.*other hosts/),
      expect.stringMatching(/^line 11: "price" length must be less than or equal to 100/),
      expect.stringMatching(/^line 13: "id" must be a valid GUID/),
    ])
  })

  test.each([
    'https://pictures.example/a.jpg',
    '//pictures.example/a.jpg',
    'images/a.jpg',
    '/images/a.jpg?from=https://x.example',
    '/\\pictures.example/a.jpg',
    '/foto/a.jpg',
    '/images/line/a.jpg',
    '/images/../a.jpg',
    '/images/a.b.jpg',
    '/images/a',
    '/images/a.gif',
    '/images/.jpg',
    '/images/a.jpg/',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ])('is refused with the picture %s', async (imageUrl) => {
    const problems = await refused(fileOf({ imageUrl }))
    expect(problems).toEqual([expect.stringContaining('line 3: "imageUrl" must be a picture of')])
  })

  test('is refused with a picture that the build has not, and says what to do', async () => {
    const built = new Set(['tape-adhesivi'])
    expect(await refused(fileOf({}, { imageUrl: '/images/new-tape.png' }), built)).toEqual([
      'line 5: "imageUrl" names the picture new-tape, which the site does not have: put it into public/images and build',
    ])
  })

  test('is refused where an id stands twice, or is no plain UUID', async () => {
    expect(await refused(fileOf({ id }, {}, { id }))).toEqual([
      'line 7: "id" stands in line 3 already',
    ])
    for (const odd of [`{${id}}`, id.replaceAll('-', ''), `(${id})`]) {
      expect(await refused(fileOf({ id: odd }))).toEqual([expect.stringMatching(/^line 3: "id" /)])
    }
  })

  test('is refused without a column, without a product and without anything', async () => {
    const content = fileOf({}).replace('nameEn', 'name2').replace('priceEn', 'price2')
    expect(await refused(content)).toEqual(['line 1: the columns nameEn, priceEn are missing'])
    expect(await refused(`${columns.join(',')}\n`)).toEqual(['The file holds no product.'])
    expect(await refused('')).toEqual(['The file holds no product.'])
  })

  test('is refused with every line that has too many or too few cells', async () => {
    const lines = [fileOf({}), 'a,b', fileOf({ name: '' }).split('\n').slice(1).join('\n')]
    lines.push(
      columns
        .map(() => 'x')
        .join(',')
        .concat(',y'),
    )
    expect(await refused(lines.join('\n'))).toEqual([
      expect.stringMatching(/^line 4: .*length is 10, got 2/),
      expect.stringMatching(/^line 6: "name" /),
      expect.stringMatching(/^line 7: .*length is 10, got 11/),
    ])
  })

  test('is refused where a quotation mark is not closed', async () => {
    const problems = await refused(`${fileOf({})}\n,"Nastro,Tape`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/line 4/)
  })
})
