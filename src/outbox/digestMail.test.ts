import { expect, test } from '@jest/globals'
import { savedRequest } from '../../tests/support/savedRequest'
import { referenceOf, type SavedQuote } from '../shared/quotes'
import { digestMail } from './digestMail'

const request = (number: number): SavedQuote => ({
  ...savedRequest,
  id: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
  message: `Richiesta numero ${number}.`,
})

const digest = {
  messageId: '<digest@chiomara.example>',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  leftOver: 0,
}

const config = { mailTo: 'info@chiomara.example' }

const digestOf = (requests: readonly SavedQuote[], leftOver = 0) =>
  digestMail({ inFull: requests, alike: new Map(), inBrief: [] }, { ...digest, leftOver }, config)

const numbered = (count: number) => Array.from({ length: count }, (_, number) => request(number))

test('A digest tells of a hundred requests in full', () => {
  const { subject, text, html } = digestOf(numbered(100))
  expect(subject).toBe('100 richieste oltre il limite orario')
  for (const form of [text, html]) {
    for (let number = 0; number < 100; number += 1) {
      expect(form).toContain(`Richiesta numero ${number}.`)
      expect(form).toContain(referenceOf(request(number).id))
    }
    expect(form).not.toContain('Altre')
  }
})

test.each([
  [1, 'Un’altra richiesta attende'],
  [19_900, 'Altre 19.900 richieste attendono'],
])('A digest says that %i more wait, and how to list them', (leftOver, words) => {
  const { text, html } = digestOf(numbered(2), leftOver)
  for (const form of [text, html]) {
    expect(form).toContain(words)
    expect(form).toContain('requests list --unsent')
  }
})

test('A long message among many is shortened, and the digest says where the rest is', () => {
  const long = { ...request(7), message: `${'👩🏽‍🦲'.repeat(700)} fine` }
  const alone = digestOf([long])
  for (const form of [alone.text, alone.html]) expect(form).toContain(long.message)

  const { text, html } = digestOf(
    numbered(99).map((other) => (other.id === long.id ? long : other)),
  )
  for (const form of [text, html]) {
    expect(form.isWellFormed()).toBe(true)
    expect(form).not.toContain('fine')
    expect(form).toContain('requests show 0000-0007')
  }
})

test('A digest of the longest requests stays within what a mail program shows', () => {
  const longest = numbered(100).map((each, number) => ({
    ...each,
    firstName: '&'.repeat(100),
    lastName: '"'.repeat(100),
    email: `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}example`,
    message: `${number}${'&'.repeat(4990)}`,
    products: Array.from({ length: 20 }, () => '"'.repeat(200)),
  }))
  const { text, html } = digestOf(longest)
  expect(text.length).toBeLessThan(150_000)
  expect(html.length).toBeLessThan(700_000)
})

test('One text from many senders is one entry, after the others', () => {
  const spam = numbered(30).map((bot) => ({ ...bot, message: 'Great offer' }))
  const { text, html } = digestOf([...spam, request(30)])
  for (const form of [text, html]) {
    expect(form.split('Great offer')).toHaveLength(2)
    expect(form.indexOf('Richiesta numero 30.')).toBeLessThan(form.indexOf('Great offer'))
    for (const { id } of spam) expect(form).toContain(referenceOf(id))
  }
})

test('A text that many have sent is one entry with all their references', () => {
  const alike = new Map([[request(1).id, [request(3).id, request(4).id]]])
  const { subject, text, html } = digestMail(
    { inFull: [request(1), request(2)], alike, inBrief: [] },
    digest,
    config,
  )
  expect(subject).toBe('4 richieste oltre il limite orario')
  for (const form of [text, html]) {
    expect(form).toContain('Lo stesso testo, al più con altri numeri e link, in altre 2 richieste')
    expect(form).toContain(`${referenceOf(request(3).id)}, ${referenceOf(request(4).id)}`)
    // After the one that nobody else has sent.
    expect(form.indexOf('numero 2.')).toBeLessThan(form.indexOf('numero 1.'))
  }
})

test('What comes after a hundred has a line each', () => {
  const inBrief = numbered(1900).map(({ id, firstName, lastName, email }, number) => ({
    id,
    firstName,
    lastName,
    email,
    opening: `Testo ${number},\nche continua ${'a lungo '.repeat(20)}`,
  }))
  const { text, html } = digestMail(
    { inFull: [request(2000)], alike: new Map(), inBrief },
    digest,
    config,
  )
  for (const form of [text, html]) expect(form).toContain('In breve')
  for (const { id, email } of inBrief) {
    const line = text.split('\n').find((one) => one.startsWith(referenceOf(id)))
    expect(line).toContain(` · ${email} · Testo `)
    expect(line?.length).toBeLessThan(200)
    expect(html).toContain(referenceOf(id))
  }
  expect(html.length).toBeLessThan(700_000)
})

test('A digest names what a request is about, when it came and in which language', () => {
  const wish = { ...request(1), line: 'protesi-uomo' as const, products: ['Toupet Milano'] }
  const english = { ...request(2), language: 'en' as const, createdAt: '2026-07-01T22:30:00.000Z' }
  const { text, html } = digestOf([wish, english])
  for (const form of [text, html]) {
    expect(form).toContain('Toupet Milano')
    expect(form).toContain('0000-0002 · giovedì 2 luglio 2026 alle ore 00:30 · inglese')
  }
  const subject = encodeURIComponent('Re: your request to Chiomara · 0000-0002')
  expect(html).toContain(`?subject=${subject}"`)
})
