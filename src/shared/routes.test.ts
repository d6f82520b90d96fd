import { describe, expect, test } from '@jest/globals'
import { isEnglishPath } from './languages'
import { correctedPath, pageAt, pageIds, pathTo, routeList } from './routes'

/** Chapter 2 of the specification, letter by letter: that is what the table must agree with. */
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

test('the pages stand at the 17 Italian and 17 English addresses of the specification', () => {
  expect(pageIds.map((page) => [pathTo(page, 'it'), pathTo(page, 'en')])).toEqual(specified)
  expect(routeList.map(({ path }) => path)).toEqual(specified.flat())
})

test('no two pages share an address', () => {
  expect(new Set(routeList.map(({ path }) => path)).size).toBe(34)
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

describe('a misspelt address', () => {
  test.each([
    ['/prodotti/', '/prodotti'],
    ['/prodotti///', '/prodotti'],
    ['/PRODOTTI', '/prodotti'],
    ['/Prodotti/Tape-In-Kit/', '/prodotti/tape-in-kit'],
    ['/en/', '/en'],
    ['/EN', '/en'],
    ['/En/About/', '/en/about'],
    ['//', '/'],
  ])('%s is put right to %s', (path, corrected) => {
    expect(correctedPath(path)).toBe(corrected)
  })

  test.each([
    ...specified.flat(),
    '/prodotti/nothing',
    '/NOTHING/',
    '//prodotti',
    '/prodotti//tape-in-kit',
    '/%70rodotti',
    '/prodotti/.',
  ])('%s is left alone', (path) => {
    expect(correctedPath(path)).toBeUndefined()
  })
})
