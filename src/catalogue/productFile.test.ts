import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { categories } from '../shared/categories'
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
