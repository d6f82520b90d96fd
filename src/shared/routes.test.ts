import { expect, test } from '@jest/globals'
import { isEnglishPath } from './languages'
import { pageAt, pageIds, pathTo, routeList } from './routes'

/** Chapter 2 of the specification, letter by letter. The table has these, and may have more. */
const specified: [italian: string, english: string][] = [
  ['/', '/en'],
  ['/chi-siamo', '/en/about'],
  ['/prodotti', '/en/products'],
  ['/prodotti/tape-in-kit', '/en/products/tape-in-kit'],
  ['/prodotti/keratin-tips', '/en/products/keratin-tips'],
  ['/prodotti/bulk-human-hair', '/en/products/bulk-human-hair'],
  ['/prodotti/weft-machine-sewn', '/en/products/weft-machine-sewn'],
  ['/prodotti/italian-keratine-glue', '/en/products/italian-keratine-glue'],
  ['/prodotti/protesi-uomo', '/en/products/men-prosthesis'],
  ['/prodotti/protesi-donna', '/en/products/women-prosthesis'],
  ['/prodotti/tape-adhesivi', '/en/products/tape-adhesives'],
  ['/galleria', '/en/gallery'],
  ['/faq', '/en/faq'],
  ['/dove-siamo', '/en/where-we-are'],
  ['/contatti', '/en/contacts'],
  ['/privacy', '/en/privacy'],
  ['/termini', '/en/terms'],
]

test('the pages of the specification stand at its Italian and English addresses', () => {
  const addresses = pageIds.map((page) => [pathTo(page, 'it'), pathTo(page, 'en')])
  expect(addresses).toEqual(expect.arrayContaining(specified))
  expect(routeList.map(({ path }) => path)).toEqual(addresses.flat())
})

test.each(routeList)('$path is $page in $language', ({ path, page, language }) => {
  expect(pageAt(path)).toBe(page)
  expect(pathTo(page, language)).toBe(path)
  expect(isEnglishPath(path)).toBe(language === 'en')
})

test.each([
  '',
  '/it',
  '/chi-siamo/',
  '/Prodotti',
  '/en/prodotti',
  '/404',
  '/products',
  '/toString',
])('no page stands at %p', (path) => {
  expect(pageAt(path)).toBeUndefined()
})
