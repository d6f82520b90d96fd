import { expect, test } from '@jest/globals'
import { validRequest } from '../../tests/support/site'
import { referenceOf, type SavedRequest } from '../shared/requests'
import { digestMail } from './digestMail'

const request = (number: number): SavedRequest => ({
  ...validRequest,
  id: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
  createdAt: '2026-11-20T09:30:00.000Z',
  message: `Richiesta numero ${number}.`,
  language: 'it',
  page: null,
  line: null,
  products: [],
  elapsedMs: null,
  honeypot: '',
})

const digestOf = (count: number) =>
  digestMail(
    Array.from({ length: count }, (_, number) => request(number)),
    '<digest@chiomara.example>',
    new Date('2026-11-20T10:00:00Z'),
    { mailTo: 'info@chiomara.example' },
  )

test('A digest tells of a hundred requests in full', () => {
  const { text, html } = digestOf(100)
  for (const form of [text, html]) {
    for (let number = 0; number < 100; number += 1) {
      expect(form).toContain(`Richiesta numero ${number}.`)
      expect(form).toContain(referenceOf(request(number).id))
    }
    expect(form).not.toContain('Altre')
  }
})

test('A digest of more says how many it leaves out, and where they are', () => {
  const { subject, text, html } = digestOf(103)
  expect(subject).toBe('103 richieste oltre il limite orario')
  for (const form of [text, html]) {
    expect(form).toContain('Altre 3 richieste')
    expect(form).toContain('registro delle richieste')
    expect(form).not.toContain('Richiesta numero 100.')
  }
})
