import { describe, expect, test } from '@jest/globals'
import { isEnglishPath } from './languages'
import { correctedPath, pageAt, pageIds, pathTo, routeList } from './routes'

/** Chapter 2 of the specification, letter by letter: the table must have these; it may have more. */
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

test('no two pages share an address', () => {
  expect(new Set(routeList.map(({ path }) => path)).size).toBe(routeList.length)
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
    ['//prodotti', '/prodotti'],
    ['/prodotti//tape-in-kit', '/prodotti/tape-in-kit'],
    ['/%70rodotti', '/prodotti'],
    ['/index.html', '/'],
    ['/en/index.htm', '/en'],
    ['/contatti.html', '/contatti'],
    ['/it', '/'],
    ['/it/', '/'],
    ['/it/prodotti', '/prodotti'],
    ['/IT/Index.html', '/'],
  ])('%s is put right to %s', (path, corrected) => {
    expect(correctedPath(path)).toBe(corrected)
  })

  test.each([
    ...specified.flat(),
    '/prodotti/nothing',
    '/NOTHING/',
    '/prodotti/.',
    '/prodotti%2Ftape-in-kit',
    '/%2570rodotti',
    '/%E0%A4%A',
    '/it/en',
    '/it/en/about',
    '/it/it/prodotti',
    '/italia',
    '/index',
    '/index.html/index.html',
  ])('%s is left alone', (path) => {
    expect(correctedPath(path)).toBeUndefined()
  })
})
