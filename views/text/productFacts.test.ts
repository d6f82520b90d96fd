import { expect, test } from '@jest/globals'
import type { ListedProduct } from '../../src/shared/products'
import { factsOf, nameOf } from './productFacts'

const product = (facts: Partial<ListedProduct>): ListedProduct => ({
  name: 'Uno',
  nameEn: 'One',
  category: 'tape-in-kit',
  imageUrl: '/images/one.jpg',
  featured: 0,
  ...facts,
})

test('facts come in one order, written as the language writes numbers', () => {
  const tapeIn = product({ shade: 'black', lengthCm: 50, weightG: 2.5, pieces: 20 })
  expect(factsOf(tapeIn, 'it')).toEqual(['50\u00a0cm', '20\u00a0×\u00a02,5\u00a0g'])
  expect(factsOf(tapeIn, 'en')).toEqual(['50\u00a0cm (20\u00a0in)', '20\u00a0×\u00a02.5\u00a0g'])
  const weft = product({ lengthCm: 60, widthCm: 100, weightG: 120 })
  expect(factsOf(weft, 'it')).toEqual(['60\u00a0cm', '120\u00a0g', 'larghezza\u00a0100\u00a0cm'])
  expect(factsOf(weft, 'en')).toEqual([
    '60\u00a0cm (24\u00a0in)',
    '120\u00a0g',
    '100\u00a0cm (39\u00a0in) wide',
  ])
  expect(factsOf(product({ widthCm: 100 }), 'en')).toEqual(['100\u00a0cm (39\u00a0in) wide'])
  const system = product({ base: 'monofilo', baseEn: 'mono' })
  expect(factsOf(system, 'en')).toEqual(['mono'])
})

test('what the name says is not among the facts', () => {
  const topper = product({
    name: 'Infoltitore 60 cm con clip, 180 g',
    nameEn: 'Clip-in topper, 180 g',
    base: 'con clip',
    baseEn: 'clip in',
    lengthCm: 60,
    weightG: 80,
  })
  expect(factsOf(topper, 'it')).toEqual(['80\u00a0g'])
  expect(factsOf(topper, 'en')).toEqual(['60\u00a0cm (24\u00a0in)', '80\u00a0g'])
})

test('a figure in a name stays beside its unit', () => {
  const bulk = product({ name: 'Capelli 40 cm, con calotta, 200 g', nameEn: 'Hair 40 cm, 3 caps' })
  expect(nameOf(bulk, 'it')).toBe('Capelli 40\u00a0cm, con calotta, 200\u00a0g')
  expect(nameOf(bulk, 'en')).toBe('Hair 40\u00a0cm, 3 caps')
})

test('what a product lacks, or the API gives as null, is no fact', () => {
  expect(factsOf(product({}), 'it')).toEqual([])
  expect(factsOf(product({ lengthCm: null, pieces: 20, weightG: null }), 'it')).toEqual([])
})
