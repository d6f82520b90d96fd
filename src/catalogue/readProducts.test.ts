import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { keptOf } from '../../tests/support/problems'
import { productWith } from '../../tests/support/products'
import { OperatorError } from '../core/errors'
import { categories } from '../shared/categories'
import { mendedProductName } from '../shared/productNames'
import { shades } from '../shared/shades'
import { maxProducts, readProducts } from './readProducts'
import { writeProducts } from './writeProducts'

const read = (bytes: Uint8Array, pictures?: ReadonlySet<string>) => {
  const { lines, doubt } = readProducts(bytes, pictures)
  return { products: lines.map(({ product }) => product), doubt }
}

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
  const name = text.map((written) => mendedProductName(written) || 'x')
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
      const content = Buffer.from(writeProducts(written))
      expect(read(content)).toEqual({ products: written, doubt: undefined })
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
      const content = Buffer.from(writeProducts([productWith({ name, nameEn: name })]))
      let names: string[]
      try {
        names = read(content).products.flatMap((product) => [product.name, product.nameEn])
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
    const content = Buffer.from(writeProducts([product]))
    expect(read(content, new Set(['New_tape-2'])).products).toEqual([product])
    expect(() => read(content, new Set(['New_tape-3']))).toThrow('New_tape-2')
  },
)

const head = 'id,name,nameEn,category,description,descriptionEn,imageUrl,price,priceEn,featured'
const row =
  ',Ciocca più corta,Shorter,keratin-tips,"Città, perché no – 5 €",Text,/images/a.svg,Su richiesta,On request,1'
const csv = `${head}\r\n${row}\r\n`
const mark = '\uFEFF'
const tabs = csv.replaceAll(',', '\t').replace('Città\t', 'Città,')
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

test.each([
  ['UTF-8', Buffer.from(csv)],
  ['UTF-8 with a mark', Buffer.from(mark + csv)],
  ['UTF-16, as Excel’s Unicode text', Buffer.from(mark + tabs, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(mark + csv, 'utf16le').swap16()],
  ['semicolons', Buffer.from(csv.replaceAll(',', ';').replace('Città;', 'Città,'))],
  ['tabs', Buffer.from(tabs)],
  [
    'a line that names the separator',
    Buffer.from(`${mark}sep=;\r\n${csv.replaceAll(',', ';').replace('Città;', 'Città,')}`),
  ],
  ['line feeds alone', Buffer.from(csv.replaceAll('\r\n', '\n'))],
  ['carriage returns alone', Buffer.from(csv.replaceAll('\r\n', '\r'))],
  ['mixed line ends', Buffer.from(csv.replace('\r\n', '\n'))],
  ['no line end at the end', Buffer.from(csv.trimEnd())],
  ['empty columns at the end', Buffer.from(`${head},,\r\n${row},,\r\n`)],
  ['fewer of them than the first line', Buffer.from(`${head},,\r\n${row}\r\n`)],
  ['empty lines', Buffer.from(`\r\n${head}\r\n\r\n${row}\r\n\r\n`)],
  ['lines of separators', Buffer.from(`${csv},,,,,,,,,\r\n , ,,,,,,,,\r\n,,\r\n`)],
])('A file of products is read in %s', (_, bytes) => {
  expect(read(bytes)).toEqual({ products: [expected], doubt: undefined })
})

test('A file in Windows-1252 is read as such, with an example by which to judge', () => {
  const bytes = iconv.encode(csv, 'windows-1252')
  const { products, doubt } = read(bytes)
  expect(products).toEqual([expected])
  expect(doubt).toMatch(/Windows-1252.*"[^"]*Ciocca più corta[^"]*"/)
})

test.each([
  ['text in Mac Roman', iconv.encode(csv, 'macintosh'), /neither UTF-8 nor Windows-1252/],
  ['UTF-8 that is cut off', Buffer.concat([Buffer.from(mark + csv), Buffer.of(0xc3)]), /UTF-8/],
  ['half of a UTF-16 sign', Buffer.from(`${mark}${csv}\uD800`, 'utf16le'), /UTF-16/],
  ['UTF-16 that does not say so', Buffer.from(csv, 'utf16le'), /not text/],
  ['an Excel workbook', Buffer.from('PK\x03\x04…'), /workbook.*CSV UTF-8/],
  ['an old Excel workbook', Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /workbook.*CSV UTF-8/],
])('%s is refused by name', (_, bytes, refusal) => {
  expect(() => read(bytes)).toThrow(OperatorError)
  expect(() => read(bytes)).toThrow(refusal)
})

test('No bytes whatever become a product with a letter lost', () => {
  const hostile = fc.uint8Array({ maxLength: 12 })
  fc.assert(
    fc.property(hostile, fc.constantFrom('', mark), (bytes, begin) => {
      const [before = '', after = ''] = csv.split('più')
      const content = Buffer.concat([Buffer.from(begin + before), bytes, Buffer.from(after)])
      try {
        for (const { name } of read(content).products) {
          expect(name).not.toMatch(/[\uFFFD\0]/)
        }
      } catch (error) {
        expect(error).toBeInstanceOf(OperatorError)
      }
    }),
    { numRuns: 500 },
  )
})

test('A file may have ten thousand products and no more', () => {
  const lines = (count: number) => Buffer.from(head + `\n${row}`.repeat(count))
  expect(read(lines(maxProducts)).products).toHaveLength(10_000)
  expect(() => read(lines(maxProducts + 1))).toThrow(/10001 products.*10000/)
})

const facts = 'shade,lengthCm,weightG,base'

test('Facts are read where a file has them; what is empty is none, and a decimal comma a point', () => {
  const file = (cells: string) =>
    Buffer.from(
      `${head},${facts}\n${row},${cells}\n`.replaceAll(',', ';').replace('Città;', 'Città,'),
    )
  const readFacts = (cells: string) => read(file(cells)).products
  const none = { shade: null, lengthCm: null, weightG: null, base: null }
  expect(readFacts(',,,')).toEqual([{ ...expected, ...none }])
  expect(read(Buffer.from(`${head},${facts}\n${row},copper,50,"2,5",Lace`)).products).toEqual([
    { ...expected, shade: 'copper', lengthCm: 50, weightG: 2.5, base: 'Lace' },
  ])
  for (const [cells, column] of [
    ['rosso,,,', 'shade'],
    [',lungo,,', 'lengthCm'],
    [',50.5,,', 'lengthCm'],
    [',-5,,', 'lengthCm'],
    [',,0,', 'weightG'],
    [`,,,${'x'.repeat(101)}`, 'base'],
  ]) {
    expect(() => readFacts(cells ?? '')).toThrow(`line 2: "${column}" `)
  }
})
