import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { categories } from '../shared/categories'
import type { Product } from '../shared/products'
import { readProducts, writeProducts } from './productFile'

test('A file of products is read as it was written, whatever they say', () => {
  const piece = fc.constantFrom(
    "'",
    '=',
    '+',
    '-',
    '@',
    '\uFF1D',
    '"',
    ',',
    ';',
    '\r\n',
    '\n',
    '\r',
  )
  const text = fc
    .tuple(fc.array(piece, { maxLength: 4 }), fc.string({ unit: 'binary', maxLength: 20 }))
    .map(([pieces, rest]) => `${pieces.join('')}${rest}`.trim() || 'x')
  const product = fc.record({
    id: fc.uuid(),
    name: text,
    nameEn: text,
    category: fc.constantFrom(...categories),
    description: text,
    descriptionEn: text,
    imageUrl: fc.constant('/images/a.svg'),
    price: text,
    priceEn: text,
    featured: fc.constantFrom(0 as const, 1 as const),
  })
  const products = fc.uniqueArray(product, { minLength: 1, maxLength: 5, selector: ({ id }) => id })
  fc.assert(
    fc.property(products, fc.constantFrom(',', ';'), (written, separator) => {
      expect(readProducts(writeProducts(written, separator))).toEqual(written)
    }),
    { numRuns: 1000 },
  )
})

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'])(
  'a picture goes by its name, whatever its ending: .%s',
  (ending) => {
    const product: Product = {
      id: '3b241101-e2bb-4255-8caf-4136c566a962',
      name: 'Nastro',
      nameEn: 'Tape',
      category: 'tape-adhesivi',
      description: 'Testo',
      descriptionEn: 'Text',
      imageUrl: `/images/New_tape-2.${ending}`,
      price: 'Su richiesta',
      priceEn: 'On request',
      featured: 0,
    }
    const content = writeProducts([product], ',')
    expect(readProducts(content, new Set(['New_tape-2']))).toEqual([product])
    expect(() => readProducts(content, new Set(['New_tape-3']))).toThrow('New_tape-2')
  },
)
