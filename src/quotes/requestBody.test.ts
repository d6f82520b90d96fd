import { describe, expect, test } from '@jest/globals'
import { keptOf, problemsOf, problemsWith } from '../../tests/support/site/problems'
import { validRequest } from '../../tests/support/site/site'
import { categories } from '../shared/categories'
import { isRequired, textFields } from '../shared/quotes'
import { routeList } from '../shared/routes'
import { parseQuote } from './quoteSchema'

const allMissing = Object.fromEntries(
  textFields.filter(isRequired).map((field) => [field, 'required']),
)

test.each([undefined, null, [], [validRequest], 'text', JSON.stringify(validRequest), 7, true])(
  'a body that is %j lacks every required field',
  (body) => {
    expect(problemsOf(body)).toEqual(allMissing)
  },
)

test('unknown keys are dropped, whatever they are called', () => {
  const body = JSON.parse(`{"id": "x", "createdAt": 1, "honeypot": "x", "a": {"b": [1]},
    "toString": 1, "constructor": {"prototype": 1}, "__proto__": {"phone": 7, "line": "x"}}`)
  const kept = parseQuote(Object.assign(body, validRequest))
  expect(kept).toEqual(parseQuote(validRequest))
  expect(Object.getPrototypeOf(kept)).toBe(Object.prototype)
})

test('fields that stand in __proto__ are not the body’s', () => {
  const body = JSON.parse(`{"__proto__": ${JSON.stringify(validRequest)}}`)
  expect(problemsOf(body)).toEqual(allMissing)
  expect(({} as Record<string, unknown>).firstName).toBeUndefined()
})

describe('what only our own form sends', () => {
  const valid: [field: string, value: unknown][] = [
    ['language', 'it'],
    ['language', 'en'],
    ...routeList.map(({ path }): [string, unknown] => ['page', path]),
    ...categories.map((line): [string, unknown] => ['line', line]),
    ['products', []],
    ['products', ['Tape-in 50 cm', 'x'.repeat(200)]],
    ['products', Array.from({ length: 20 }, () => 'Tape-in 50 cm')],
    ['elapsedMs', 0],
    ['elapsedMs', 4_294_967_295],
  ]
  test.each(valid)('%s may be %j', (field, value) => {
    expect(keptOf(field, value)).toEqual(value)
  })

  test.each(['language', 'page', 'line', 'elapsedMs'])('%s may be missing or null', (field) => {
    expect(keptOf(field, undefined)).toBeNull()
    expect(keptOf(field, null)).toBeNull()
  })

  test('products may be missing or null, which is none', () => {
    expect(keptOf('products', undefined)).toEqual([])
    expect(keptOf('products', null)).toEqual([])
  })

  test.each([
    '@evil.example/contatti',
    '.evil.example',
    'https://evil.example',
    '//evil.example',
    '/CONTATTI',
    '/nowhere',
    'toString',
    `/a\nb`,
    'x'.repeat(301),
    '',
    7,
    ['/contatti'],
    { path: '/contatti' },
  ])('a page that is none of ours, %j, is not kept, and refuses nothing', (page) => {
    expect(keptOf('page', page)).toBeNull()
  })

  const wrong: [field: string, problem: string, value: unknown][] = [
    ['language', 'choice', 'fr'],
    ['language', 'type', 1],
    ['line', 'choice', 'men-prosthesis'],
    ['line', 'type', {}],
    ['products', 'type', 'Tape-in 50 cm'],
    ['products', 'type', [7]],
    ['products', 'type', [['Tape-in 50 cm']]],
    ['products', 'tooLong', ['x'.repeat(201)]],
    ['products', 'tooMany', Array.from({ length: 21 }, () => 'x')],
    ['elapsedMs', 'type', -1],
    ['elapsedMs', 'type', 1.5],
    ['elapsedMs', 'type', '1200'],
    ['elapsedMs', 'type', 4_294_967_296],
  ]
  test.each(wrong)('a wrong %s is refused: %s', (field, problem, value) => {
    expect(problemsWith({ [field]: value })).toEqual({ [field]: problem })
  })

  test('product names are normalised like every text', () => {
    expect(keptOf('products', [' Perche\u0301 '])).toEqual(['Perché'])
  })
})

describe('the bot trap', () => {
  test.each([undefined, null, ''])('is empty when it holds %j', (website) => {
    expect(parseQuote({ ...validRequest, website }).honeypot).toBe('')
  })

  test.each(['https://spam.example', ' ', '\0\ud83d', 7, 0, true, false, [], ['x'], { a: 1 }])(
    'marks a request with %j in it and does not refuse it',
    (website) => {
      expect(parseQuote({ ...validRequest, website }).honeypot).not.toBe('')
    },
  )
})
