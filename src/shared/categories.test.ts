import { expect, test } from '@jest/globals'
import { categories, categoryPages } from './categories'
import { pathTo } from './routes'

test('there are eight categories, each with an Italian page at its own slug', () => {
  expect(categories).toHaveLength(8)
  expect(categories.map((category) => pathTo(categoryPages[category], 'it'))).toEqual(
    categories.map((category) => `/prodotti/${category}`),
  )
})
