import { expect, test } from '@jest/globals'
import { answersIn, catalogueQuery, facetsIn, noFacets } from './catalogueFilters'

const facets = { shade: 'honey', lengthCm: 50 } as const

test.each([
  ['tape-in-kit', facets, 'it', '?linea=tape-in-kit&colore=honey&lunghezza=50'],
  ['tape-in-kit', facets, 'en', '?line=tape-in-kit&shade=honey&length=50'],
  [null, { ...facets, shade: null }, 'en', '?length=50'],
  [null, noFacets, 'it', ''],
] as const)('the query of %s and %j in %s', (line, chosen, language, query) => {
  expect(catalogueQuery(line, chosen, language)).toBe(query)
  expect(facetsIn(new URLSearchParams(query))).toEqual(chosen)
})

test('the query has answers beside the rest, in whatever words', () => {
  const query = catalogueQuery('tape-in-kit', noFacets, 'en', 'a&b=c')
  expect(query).toBe('?line=tape-in-kit&for=a%26b%3Dc')
  expect(answersIn(new URLSearchParams(query))).toBe('a&b=c')
})

test('a shade that there is not is said to be unknown', () => {
  expect(facetsIn(new URLSearchParams('colore=toString')).shade).toBe('unknown')
})

test.each(['shade=', 'lunghezza=-5', 'length=5e1', 'length=0', 'length=12345'])(
  'what is no facet is ignored: %s',
  (query) => {
    expect(facetsIn(new URLSearchParams(query))).toEqual(noFacets)
  },
)
