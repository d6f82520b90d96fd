import { expect, test } from '@jest/globals'
import { categories, categoryPages, categorySlug, isCategory } from './categories'
import { pathTo } from './routes'

test.each([
  ['tape-in-kit', 'tape-in-kit', 'tape-in-kit'],
  ['keratin-tips', 'keratin-tips', 'keratin-tips'],
  ['bulk-human-hair', 'bulk-human-hair', 'bulk-human-hair'],
  ['weft-machine-sewn', 'weft-machine-sewn', 'weft-machine-sewn'],
  ['italian-keratine-glue', 'italian-keratine-glue', 'italian-keratine-glue'],
  ['protesi-uomo', 'protesi-uomo', 'men-prosthesis'],
  ['protesi-donna', 'protesi-donna', 'women-prosthesis'],
  ['tape-adhesivi', 'tape-adhesivi', 'tape-adhesives'],
] as const)('%s is called %s in Italian and %s in English', (category, italian, english) => {
  expect(categorySlug(category, 'it')).toBe(italian)
  expect(categorySlug(category, 'en')).toBe(english)
})

test('there are eight categories, each with an Italian page at its own slug', () => {
  expect(categories).toHaveLength(8)
  expect(categories.map((category) => pathTo(categoryPages[category], 'it'))).toEqual(
    categories.map((category) => `/prodotti/${category}`),
  )
})

test.each(categories)('%s is a category', (category) => {
  expect(isCategory(category)).toBe(true)
})

test.each(['men-prosthesis', 'tape-adhesives', 'Keratin-tips', '', 'all', null, undefined, 3, []])(
  '%p is no category',
  (value) => {
    expect(isCategory(value)).toBe(false)
  },
)
