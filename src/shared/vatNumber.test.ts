import { expect, test } from '@jest/globals'
import { isDoubtfulVatNumber, normalVatNumber } from './vatNumber'

test.each([
  '',
  'IT 01234567890',
  '01234567890',
  'it-012.345.678.90',
  'ATU12345678',
  'BE 0123.456.789',
  'CHE-123.456.789 MWST',
  'CHE-123.456.789',
  'DE123456789',
  'EL123456789',
  'ES X1234567X',
  'FR XX 123456789',
  'GB 123 4567 89',
  'IE1234567WA',
  'NL123456789B01',
  'XI123456789',
])('%j may be one', (written) => {
  expect(isDoubtfulVatNumber(normalVatNumber(written))).toBe(false)
})

test.each([
  'IT',
  'IT0123456789',
  'IT012345678901',
  '0123456789',
  'IT0123456789O',
  '__proto__',
  'CO',
  'DE1',
  '123DE456789',
  'ho la partita IVA',
])('%j is doubtful', (written) => {
  expect(isDoubtfulVatNumber(normalVatNumber(written))).toBe(true)
})
