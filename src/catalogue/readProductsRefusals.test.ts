import { describe, expect, test } from '@jest/globals'
import { OperatorError } from '../core/errors'
import { planImport } from './planImport'
import { readProducts } from './readProducts'

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

/** What the import of that content complains of. */
function refused(content: string, pictures?: ReadonlySet<string>): string[] {
  try {
    planImport(readProducts(Buffer.from(content), pictures), [], false)
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError)
    const [head, ...problems] = String((error as Error).message).split('\n')
    expect(head).toBe('Nothing was imported.')
    return problems
  }
  throw new Error('The file was taken')
}

describe('A file of products', () => {
  test('is refused with every bad line by its number and what is wrong with it', () => {
    const problems = refused(
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
    // Numbered by the line on which the product begins.
    expect(problems).toEqual([
      'line 4: "name" is empty',
      expect.stringMatching(
        /^line 6: "category" must be one of \[tape-in-kit, .*; "featured" must be one of \[0, 1\]$/,
      ),
      expect.stringMatching(/^line 8: "imageUrl" must be a picture of this site.*other hosts/),
      'line 10: "price" is longer than 100 characters',
      'line 12: "id" is not the id of a product: leave it empty for a new one',
    ])
  })

  test('is refused with what a spreadsheet has spoilt', () => {
    const problems = refused(
      fileOf(
        { price: '12,5', priceEn: '1.250' },
        { description: '#NOME?' },
        { name: 'Pi\uFFFD corta' },
        { nameEn: 'Tape\u0007' },
        { featured: 'VERO' },
        { name: 'Nastro\nnero' },
        { nameEn: 'Tape\u202E' },
      ),
    )
    const bare = 'is a bare number: write it as it shall be read, such as 12,50 € or Su richiesta'
    expect(problems).toEqual([
      `line 2: "price" ${bare}; "priceEn" ${bare}`,
      'line 4: "description" is what a spreadsheet shows for a formula that fails',
      expect.stringMatching(/^line 5: "name" .*a letter was lost$/),
      expect.stringMatching(/^line 7: "nameEn" .*cannot be shown/),
      'line 9: "featured" must be one of [0, 1]',
      'line 11: "name" has a line break, a tab or a sign that cannot be seen: type it anew',
      'line 14: "nameEn" has a line break, a tab or a sign that cannot be seen: type it anew',
    ])
  })

  test('is refused where two products of a category have one name, in either language', () => {
    const taken = (column: string, line: number) =>
      `"${column}" is taken in this category by line ${line}; capitals, accents and marks make no difference`
    const problems = refused(
      fileOf(
        { name: 'Colla', nameEn: 'Glue' },
        { name: 'Colla', nameEn: 'Other' },
        { name: 'Altra', nameEn: 'GLUE!' },
        { name: 'Glue', nameEn: 'Còlla' },
        { name: 'Colla', nameEn: 'Glue', category: 'tape-in-kit' },
        { name: 'Lace', nameEn: 'Lace' },
      ),
    )
    expect(problems).toEqual([
      `line 4: ${taken('name', 2)}`,
      `line 6: ${taken('nameEn', 2)}`,
      `line 8: ${taken('name', 2)}; ${taken('nameEn', 2)}`,
    ])
  })

  test('is refused with fifty wrong lines and the number of the others', () => {
    const problems = refused(fileOf(...Array(60).fill({ name: '' })))
    expect(problems).toHaveLength(51)
    expect(problems.at(-1)).toBe('and 10 lines more')
  })

  test.each([
    'https://pictures.example/a.jpg',
    '//pictures.example/a.jpg',
    '/images/a.jpg?from=https://x.example',
    '/\\pictures.example/a.jpg',
    '/images/../a.jpg',
    '/images/a.b.jpg',
    '/images/a.gif',
    'javascript:alert(1)',
  ])('is refused with the picture %s', (imageUrl) => {
    const problems = refused(fileOf({ imageUrl }))
    expect(problems).toEqual([expect.stringContaining('line 2: "imageUrl" must be a picture of')])
  })

  test('is refused with a picture that the build has not, and says what to do', () => {
    const built = new Set(['tape-adhesivi'])
    expect(refused(fileOf({}, { imageUrl: '/images/new-tape.png' }), built)).toEqual([
      'line 4: "imageUrl" names the picture new-tape, which the site does not have: put new-tape.jpg into DATA_DIR/pictures',
    ])
  })

  test('is refused where an id stands twice, or is no plain UUID', () => {
    expect(refused(fileOf({ id }, { name: 'Colla', nameEn: 'Glue' }, { id }))).toEqual([
      'line 6: "id" stands in line 2 already',
    ])
    expect(refused(fileOf({ id }, { id: id.toUpperCase() }))).toEqual([
      'line 4: "id" stands in line 2 already',
    ])
    for (const odd of [`{${id}}`, id.replaceAll('-', ''), `(${id})`]) {
      expect(refused(fileOf({ id: odd }))).toEqual([expect.stringMatching(/^line 2: "id" /)])
    }
  })

  test('is refused where the first line does not name the columns, or there is no product', () => {
    const content = fileOf({}).replace('nameEn', 'name2').replace('priceEn', 'name')
    expect(refused(content)).toEqual([
      'line 1: columns missing: nameEn, priceEn; columns not known: name2; columns twice: name',
    ])
    const odd = fileOf({}).replace('id', '"\u001b[2J\n!"')
    expect(refused(odd)).toEqual(['line 1: columns not known:  [2J !'])
    for (const empty of [`${columns.join(',')}\n,,,,,,,,,`, '\uFEFF', '']) {
      expect(refused(empty)).toEqual(['The file holds no product.'])
    }
  })

  test('is refused with every line that has too many or too few cells, each listed once', () => {
    const row = fileOf({}).slice(columns.join(',').length + 1)
    const lines = [`${columns.join(',')},,`, `${row},,`, 'a,b', `${row},,x`, `${row},x,`, row]
    expect(refused(lines.join('\n'))).toEqual([
      'line 4: has 2 cells for 10 columns',
      expect.stringMatching(/^line 5: has a cell in column 12, .*separator.*quotation marks$/),
      expect.stringMatching(/^line 7: has a cell in column 11, /),
    ])
  })

  test.each([
    [',"Nastro,Tape', 'is opened and never closed'],
    [',"Nastro" nero,Tape', 'within a cell that begins with one'],
    [',Nastro 12" nero,Tape', 'within a cell'],
  ])('is refused where quotation marks leave open what a cell is: %s', (row, reason) => {
    const problems = refused(`${fileOf({})}\n${row}\na,b`)
    expect(problems).toEqual([expect.stringMatching(/^line 4: a quotation mark .*not read\.$/)])
    expect(problems[0]).toContain(reason)
  })
})
