import { describe, expect, test } from '@jest/globals'
import { type Category, categories } from '../../../src/shared/categories'
import type { ListedProduct } from '../../../src/shared/products'
import { productWith } from '../../../tests/support/products'
import { selectProducts } from './selectProducts'

const product = (id: string, category: Category): ListedProduct => productWith({ id, category })

/** Two products of each line: all the first ones, then all the second ones. */
const products = ['1', '2'].flatMap((number) =>
  categories.map((category) => product(`${category} ${number}`, category)),
)

const idsOf = (selected: ListedProduct[]) => selected.map(({ id }) => id)

describe('without a filter', () => {
  test('every product is there once', () => {
    const selected = idsOf(selectProducts(products, 'all'))
    expect(selected.toSorted()).toEqual(idsOf(products).toSorted())
  })

  test('keratin glue and women’s prostheses come first, the rest as it came', () => {
    expect(idsOf(selectProducts(products, 'all'))).toEqual([
      'italian-keratine-glue 1',
      'protesi-donna 1',
      'italian-keratine-glue 2',
      'protesi-donna 2',
      'tape-in-kit 1',
      'keratin-tips 1',
      'bulk-human-hair 1',
      'weft-machine-sewn 1',
      'protesi-uomo 1',
      'tape-adhesivi 1',
      'tape-in-kit 2',
      'keratin-tips 2',
      'bulk-human-hair 2',
      'weft-machine-sewn 2',
      'protesi-uomo 2',
      'tape-adhesivi 2',
    ])
  })
})

test.each(categories)('the filter %s lets its line pass, in order', (category) => {
  const selected = idsOf(selectProducts(products, category))
  expect(selected).toEqual([`${category} 1`, `${category} 2`])
})

test('a line without products is empty, and so is an empty catalogue', () => {
  const tapes = products.filter(({ category }) => category === 'tape-adhesivi')
  expect(selectProducts(tapes, 'protesi-donna')).toEqual([])
  expect(selectProducts([], 'all')).toEqual([])
})

test('the list it was given stays as it was', () => {
  const given = Object.freeze([...products])
  selectProducts(given, 'all')
  expect(given).toEqual(products)
})
