import { describe, expect, test } from '@jest/globals'
import { keptOf, problemsWith } from '../../tests/support/site/problems'
import { categories } from '../shared/categories'
import { languages } from '../shared/languages'
import { type OnRequest, onRequestName, productOfWish, wishedProduct } from '../shared/onRequest'
import { nameLimits } from '../shared/quoteItems'
import { shades } from '../shared/shades'

const item = (product: unknown, quantity: unknown = 1) => ({ product, quantity })
const products = (count: number) =>
  Array.from({ length: count }, (_, number) => item(`Prodotto ${number}`))

/** What the API refuses, and why. */
const refused: [what: string, items: unknown, problem: string][] = [
  ['not an array', 'Weft', 'type'],
  ['an object', { 0: item('Weft') }, 'type'],
  ['21 items', products(21), 'tooMany'],
  ['an item that is a text', ['Weft'], 'type'],
  ['a product as object', [item({ name: 'Weft' })], 'type'],
  ['no product', [{ quantity: 1 }], 'type'],
  ['an empty product', [item('  ')], 'type'],
  ['a product too long', [item('x'.repeat(nameLimits.productName + 1))], 'tooLong'],
  ['a product with a line break', [item('a\nb')], 'characters'],
  ['a product with a tab', [item('a\tb')], 'characters'],
  ['a product that turns the direction of writing', [item('a\u202eb')], 'characters'],
  ['a product with a hidden sign', [item('a\u200bb')], 'characters'],
  ['half a character', [item('a\ud83d')], 'characters'],
  ['no quantity', [{ product: 'Weft' }], 'quantity'],
  ['quantity 0', [item('Weft', 0)], 'quantity'],
  ['quantity 1.5', [item('Weft', 1.5)], 'quantity'],
  ['quantity "3"', [item('Weft', '3')], 'quantity'],
  ['quantity 10,001', [item('Weft', 10_001)], 'quantity'],
  ['a sum above 10,000', [item('Weft', 6000), item(' Weft ', 4001)], 'quantity'],
]

describe('The items of a request', () => {
  test.each(refused)('may not be %s', (_what, items, problem) => {
    expect(problemsWith({ items })).toMatchObject({ items: problem })
  })

  test('that are wrong are named by their place', () => {
    const items = [item('Weft', 0), item('Colla'), item('a\nb', 0)]
    expect(problemsWith({ items })).toEqual({
      items: 'quantity',
      'items.0': 'quantity',
      'items.2': 'characters',
    })
  })

  test.each([
    ['missing', undefined],
    ['null', null],
    ['none', []],
  ])('may be %s', (_what, items) => {
    expect(keptOf('items', items)).toEqual([])
  })

  test('are kept in their order, with the names in their normal form', () => {
    const most = [...products(18), item('  Nicolo\u0300 '), item('x'.repeat(200), 10_000)]
    expect(keptOf('items', most)).toEqual([
      ...products(18),
      item('Nicolò'),
      item('x'.repeat(200), 10_000),
    ])
  })

  test('name a product once, as often as all say together', () => {
    const twice = [item('Weft', 6000), item('Colla', 2), item(' Weft', 4000)]
    expect(keptOf('items', twice)).toEqual([item('Weft', 10_000), item('Colla', 2)])
  })

  test('and the products that were ticked follow one rule', () => {
    for (const name of ['a\nb', 'a\tb', 'a\u202eb', 'a\u200bb', 'a\ud83d']) {
      expect([name, problemsWith({ products: [name] })]).toEqual([name, { products: 'characters' }])
    }
  })

  test('lose what else stands in them', () => {
    expect(keptOf('items', [{ ...item('Weft'), price: 1, known: true }])).toEqual([item('Weft')])
  })
})

describe('What is wanted on request', () => {
  const wishes: [string, OnRequest][] = categories.flatMap((line, index) => {
    const shade = shades[index] ?? 'black'
    return [
      { line, shade, lengthCm: 100_000 },
      { line, shade, lengthCm: null },
      { line, shade: null, lengthCm: 30 },
    ].map((wish): [string, OnRequest] => [onRequestName(wish, 'en'), wish])
  })

  test.each(wishes)('is known again by its name in either language: %s', (_name, wish) => {
    for (const language of languages) {
      expect(wishedProduct(onRequestName(wish, language))).toEqual(productOfWish(wish))
    }
  })

  test.each([
    'Extension alla cheratina (su richiesta)',
    'Extension alla cheratina, castano scuro, 60 cm',
    'Extension alla cheratina, castano scuro, 1000000 cm (su richiesta)',
    'Extension alla cheratina, castano scuro, 60 cm, gratis (su richiesta)',
    'Extension alla cheratina, dark brown, 60 cm (su richiesta)',
    'Extension alla cheratina, 60 cm, castano scuro (su richiesta)',
    'https://spam.example, castano scuro, 60 cm (su richiesta)',
  ])('is nothing that only looks so: %s', (name) => {
    expect(wishedProduct(name)).toBeUndefined()
  })

  test('is named in Italian whatever the visitor’s language, and once', () => {
    const [, wish] = wishes[0] ?? []
    if (!wish) throw new Error('No wish')
    const sent = languages.map((language) => item(onRequestName(wish, language), 2))
    expect(keptOf('items', sent)).toEqual([item(onRequestName(wish, 'it'), 4)])
  })
})

test.each([
  [' it 012.345.678-90 ', 'IT01234567890'],
  ['che-123.456.789 mwst', 'CHE123456789MWST'],
  ['chiedetemi!', 'CHIEDETEMI!'],
  ['IT\u0000123\u200b\ud83d', 'IT123'],
])('A request is never refused for the VAT number %j: kept as %s', (written, kept) => {
  expect(keptOf('vatNumber', written)).toBe(kept)
})
