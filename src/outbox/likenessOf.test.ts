import { expect, test } from '@jest/globals'
import { likenessOf } from './likenessOf'

const offer =
  'Great offer! Visit https://spam1.example/a?b=1 or write to one@spam.example, code 123.'

test.each([
  'GREAT OFFER — visit http://other.example or write to two@spam.example (code 9)',
  ' great\noffer visit www.spam.example, or write to x@y.example code ٣',
  'Ｇreat offer visit or write to code',
])('What one sender of many changes makes no difference: %j', (message) => {
  expect(likenessOf(message)).toBe(likenessOf(offer))
})

test.each(['Great offers, visit or write to code', 'Vorrei un preventivo', '', 'שלום'])(
  'Other words do: %j',
  (message) => {
    expect(likenessOf(message)).not.toBe(likenessOf(offer))
  },
)
