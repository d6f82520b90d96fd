import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { keptOf } from '../../tests/support/site/problems'
import { productWith } from '../../tests/support/site/products'
import { OperatorError } from '../core/errors'
import { isProductName, normalise } from '../core/text'
import { categories } from '../shared/categories'
import { shades } from '../shared/shades'
import { maxProducts, readProducts, writeProducts } from './readProducts'

const read = (text: string, pictures?: ReadonlySet<string>) =>
  readProducts(Buffer.from(text), pictures).map(({ product }) => product)

/** What no product may have in a text. */
const unseen = /[^\P{Cc}\n\r\t]|\uFFFD/gu

test('A file of products is read as it was written, whatever they say', () => {
  const piece = fc.constantFrom(
    "'",
    '=',
    '+',
    '-',
    '@',
    '\uFF1D',
    '0',
    '12',
    ' 5',
    'e3',
    '"',
    ',',
    ';',
    '\r\n',
    '\n',
    '\r',
  )
  const text = fc
    .tuple(fc.array(piece, { maxLength: 4 }), fc.string({ unit: 'binary', maxLength: 20 }))
    .map(([pieces, rest]) => `${pieces.join('')}${rest}`.replace(unseen, '').trim() || 'x')
  const name = text.map((written) => {
    const line = normalise(written.replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]+/gu, ' '))
    return isProductName(line) ? line : 'x'
  })
  const count = fc.integer({ min: 1, max: 1000 })
  const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
  const product = fc.record({
    id: fc.uuid(),
    name,
    nameEn: name,
    category: fc.constantFrom(...categories),
    description: text,
    descriptionEn: text,
    imageUrl: fc.constant('/images/a.svg'),
    price: text.map((price) => `${price} €`),
    priceEn: text.map((price) => `€ ${price}`),
    featured: fc.constantFrom(0 as const, 1 as const),
    shade: orNone(fc.constantFrom(...shades)),
    lengthCm: orNone(count),
    widthCm: orNone(count),
    weightG: orNone(fc.integer({ min: 1, max: 5000 }).map((hundredths) => hundredths / 100)),
    pieces: orNone(count),
    base: orNone(text),
    baseEn: orNone(text),
    format: orNone(text),
    formatEn: orNone(text),
  })
  const products = fc.uniqueArray(product, { minLength: 1, maxLength: 5, selector: ({ id }) => id })
  fc.assert(
    fc.property(products, (written) => {
      expect(read(writeProducts(written))).toEqual(written)
    }),
    { numRuns: 1000 },
  )
})

test('A name that a file of products may have can be asked for, as it is', () => {
  const piece = fc.constantFrom(
    ...[
      'Ciocca',
      ' 40 cm',
      "'",
      '"',
      '\u00a0',
      'è',
      'e\u0300',
      '漢',
      '👩🏽\u200D🦲',
      'علی\u200Cرضا',
    ],
    ...['\n', '\r\n', '\t', '\u202E', '\u200B', '\u00AD', '\u200D', '\u0301'.repeat(31), '\u2800'],
  )
  const pieces = fc.array(piece, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(pieces, fc.string({ unit: 'binary', minLength: 1 })), (name) => {
      const content = writeProducts([productWith({ name, nameEn: name })])
      let names: string[]
      try {
        names = read(content).flatMap((product) => [product.name, product.nameEn])
      } catch (error) {
        expect(error).toBeInstanceOf(OperatorError)
        return
      }
      const [product = ''] = names
      expect(names).toEqual([product, product])
      expect(keptOf('products', [product])).toEqual([product])
      expect(keptOf('items', [{ product, quantity: 1 }])).toEqual([{ product, quantity: 1 }])
    }),
    { numRuns: 1000 },
  )
})

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'])(
  'a picture goes by its name, whatever its ending: .%s',
  (ending) => {
    const product = productWith({ imageUrl: `/images/New_tape-2.${ending}` })
    const content = writeProducts([product])
    expect(read(content, new Set(['New_tape-2']))).toEqual([product])
    expect(() => read(content, new Set(['New_tape-3']))).toThrow('New_tape-2')
  },
)

const head = 'id,name,nameEn,category,description,descriptionEn,imageUrl,price,priceEn,featured'
const row =
  ',Ciocca più corta,Shorter,keratin-tips,"Città, perché no – 5 €",Text,/images/a.svg,Su richiesta,On request,1'
const csv = `${head}\r\n${row}\r\n`
const expected = {
  id: null,
  name: 'Ciocca più corta',
  nameEn: 'Shorter',
  category: 'keratin-tips',
  description: 'Città, perché no – 5 €',
  descriptionEn: 'Text',
  imageUrl: '/images/a.svg',
  price: 'Su richiesta',
  priceEn: 'On request',
  featured: 1,
}

const semicolons = csv.replaceAll(',', ';').replace('Città;', 'Città,')

test.each([
  ['commas', csv],
  ['semicolons', semicolons],
  ['a byte order mark', `\uFEFF${semicolons}`],
  ['line feeds alone', csv.replaceAll('\r\n', '\n')],
  ['carriage returns alone', csv.replaceAll('\r\n', '\r')],
  ['mixed line ends', csv.replace('\r\n', '\n')],
  ['no line end at the end', csv.trimEnd()],
  ['empty columns at the end', `${head},,\r\n${row},,\r\n`],
  ['fewer of them than the first line', `${head},,\r\n${row}\r\n`],
  ['empty lines', `\r\n${head}\r\n\r\n${row}\r\n\r\n`],
  ['lines of separators', `${csv},,,,,,,,,\r\n , ,,,,,,,,\r\n,,\r\n`],
])('A file of products is read with %s', (_, content) => {
  expect(read(content)).toEqual([expected])
})

test.each([
  ['Windows-1252', Buffer.from(csv, 'latin1')],
  ['UTF-8 that is cut off', Buffer.concat([Buffer.from(csv), Buffer.of(0xc3)])],
  ['UTF-16', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
  ['a workbook', Buffer.from('PK\x03\x04\x14\xe0', 'latin1')],
])('%s is refused, with the way to save it', (_, bytes) => {
  expect(() => readProducts(bytes)).toThrow(OperatorError)
  expect(() => readProducts(bytes)).toThrow('CSV UTF-8')
})

test('A file may have ten thousand products and no more', () => {
  const lines = (count: number) => head + `\n${row}`.repeat(count)
  expect(read(lines(maxProducts))).toHaveLength(10_000)
  expect(() => read(lines(maxProducts + 1))).toThrow(/10001 products.*10000/)
})

test('Facts are read where a file has them; what is empty is none, and a decimal comma a point', () => {
  const withFacts = (cells: string) =>
    read(`${head},shade,lengthCm,weightG,base\n${row},${cells}\n`)
  const none = { shade: null, lengthCm: null, weightG: null, base: null }
  expect(withFacts(',,,')).toEqual([{ ...expected, ...none }])
  expect(withFacts('copper,50,"2,5",Lace')).toEqual([
    { ...expected, shade: 'copper', lengthCm: 50, weightG: 2.5, base: 'Lace' },
  ])
  for (const [cells = '', column] of [
    ['rosso,,,', 'shade'],
    [',lungo,,', 'lengthCm'],
    [',50.5,,', 'lengthCm'],
    [',-5,,', 'lengthCm'],
    [',,0,', 'weightG'],
    [`,,,${'x'.repeat(101)}`, 'base'],
  ]) {
    expect(() => withFacts(cells)).toThrow(`line 2: "${column}" `)
  }
})
