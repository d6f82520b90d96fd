import { expect, test } from '@jest/globals'
import { givenShop as shop } from '../../tests/support/givenShop'
import { securityText } from './securityText'

test('Whom to tell of a weakness is said for half a year', () => {
  const text = securityText('https://shop.example', new Date('2026-11-21T10:00:00Z'), {
    shop,
    missing: ['landline'],
  })
  expect(text?.split('\n')).toEqual([
    `Contact: mailto:${shop.email}`,
    'Expires: 2027-05-20T10:00:00.000Z',
    'Preferred-Languages: it, en',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ])
})

test('No address is given there that nobody reads', () => {
  const unread = { shop, missing: ['email'] } as const
  expect(securityText('https://shop.example', new Date(), unread)).toBeUndefined()
})
