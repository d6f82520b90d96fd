import { describe, expect, test } from '@jest/globals'
import { productWith } from '../../tests/support/site/products'
import { type Category, categories } from './categories'
import type { ListedProduct } from './products'
import { linesOf, offeredFacets, selectProducts } from './selectProducts'

const product = (name: string, category: Category): ListedProduct => productWith({ name, category })

/** Two products of each line: all the first ones, then all the second ones. */
const products = ['1', '2'].flatMap((number) =>
  categories.map((category) => product(`${category} ${number}`, category)),
)

const namesOf = (selected: ListedProduct[]) => selected.map(({ name }) => name)

describe('without a filter', () => {
  test('keratin glue and women’s prostheses come first, the rest as it came', () => {
    expect(namesOf(selectProducts(products, null))).toEqual([
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
  const selected = namesOf(selectProducts(products, category))
  expect(selected).toEqual([`${category} 1`, `${category} 2`])
})

describe('Shade and length', () => {
  const facts = [
    ['a', 'tape-in-kit', 'silver', 60],
    ['b', 'tape-in-kit', 'black', 40],
    ['c', 'tape-in-kit', 'black', 60],
    ['d', 'tape-adhesivi', null, null],
  ] as const
  const some = facts.map(([name, category, shade, lengthCm]) =>
    productWith({ name, category, shade, lengthCm }),
  )

  test.each([
    [{ shade: 'black', lengthCm: null }, ['b', 'c']],
    [{ shade: null, lengthCm: 60 }, ['a', 'c']],
    [{ shade: 'black', lengthCm: 60 }, ['c']],
    [{ shade: 'silver', lengthCm: 40 }, []],
  ] as const)('let pass what has both: %j', (facets, names) => {
    expect(namesOf(selectProducts(some, 'tape-in-kit', facets))).toEqual(names)
  })

  test('are offered where a product has them, in the chart’s order and from short to long', () => {
    expect(offeredFacets(some)).toEqual({ shades: ['black', 'silver'], lengths: [40, 60] })
    const chosen = { shade: 'copper', lengthCm: 50 } as const
    expect(offeredFacets(some, chosen)).toEqual({
      shades: ['black', 'copper', 'silver'],
      lengths: [40, 50, 60],
    })
  })
})

test('lines come in the order in which a selection first has them', () => {
  const lines = linesOf(selectProducts(products, null))
  expect(lines.slice(0, 3)).toEqual(['italian-keratine-glue', 'protesi-donna', 'tape-in-kit'])
  expect(lines.toSorted()).toEqual(categories.toSorted())
})
