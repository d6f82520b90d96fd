import { expect, test } from '@jest/globals'
import { givenShop } from '../../tests/support/site/givenShop'
import { savedRequest } from '../../tests/support/site/savedRequest'
import type { SavedQuote } from '../shared/quotes'
import { digestMail } from './mails'

const request = (number: number): SavedQuote => ({
  ...savedRequest,
  id: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
  message: `Richiesta numero ${number}.`,
})

const site = { mailTo: givenShop.email, siteUrl: 'https://chiomara.example', shop: givenShop }

const digestOf = (quotes: readonly SavedQuote[], waiting = 0) =>
  digestMail({ quotes, waiting }, site)

const numbered = (count: number) => Array.from({ length: count }, (_, number) => request(number))

test.each([
  [1, 'Un’altra richiesta attende'],
  [19_900, 'Altre 19.900 richieste attendono'],
])('A digest says that %i more wait, and how to list them', (waiting, words) => {
  const { text, html } = digestOf(numbered(2), waiting)
  for (const form of [text, html]) {
    expect(form).toContain(words)
    expect(form).toContain('node dist/cli.js requests list --unsent')
  }
})

test('A hundred of the longest messages are whole, in a mail that servers take', () => {
  const longest = numbered(100).map((each, number) => ({
    ...each,
    firstName: '&'.repeat(100),
    lastName: '"'.repeat(100),
    email: `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}example`,
    message: `${number}${'&'.repeat(4990)} fine`,
  }))
  const { text, html } = digestOf(longest)
  expect(text.split(' fine')).toHaveLength(101)
  expect(html.split(' fine')).toHaveLength(101)
  // Postfix takes ten megabytes unless configured otherwise.
  expect(text.length + html.length).toBeLessThan(4e6)
})

test('A digest names what a request is about, when it came and in which language', () => {
  const items = [{ product: 'Weft', quantity: 10_000, known: false }]
  const wish = { ...request(1), line: 'protesi-uomo' as const, products: ['Toupet Milano'], items }
  const english = { ...request(2), language: 'en' as const, createdAt: '2026-07-01T22:30:00.000Z' }
  const { text, html } = digestOf([wish, english])
  for (const form of [text, html]) {
    for (const part of [
      'Toupet Milano',
      '(non a catalogo)',
      '10.000',
      '0000-0002',
      'giovedì 2 luglio 2026 alle ore 00:30',
    ]) {
      expect(form).toContain(part)
    }
    expect(form).toMatch(/Lingua(: |<\/td><td[^>]*>)inglese/)
    const subject = encodeURIComponent('Re: your request to Chiomara · 0000-0002')
    expect(form).toContain(`mailto:${english.email}?subject=${subject}`)
  }
})
