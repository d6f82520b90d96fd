import { expect, test } from '@jest/globals'
import { shop } from '../shared/shop'
import { securityText } from './securityText'

test('Whom to tell of a weakness is said for half a year', () => {
  const text = securityText('https://shop.example', new Date('2026-11-21T10:00:00Z'), ['landline'])
  expect(text?.split('\n')).toEqual([
    `Contact: mailto:${shop.email}`,
    'Expires: 2027-05-20T10:00:00.000Z',
    'Preferred-Languages: it, en',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ])
})

test('No address is given there that nobody reads', () => {
  expect(securityText('https://shop.example', new Date(), ['email'])).toBeUndefined()
})
