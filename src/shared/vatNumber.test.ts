import { expect, test } from '@jest/globals'
import { isVatNumber, normalVatNumber } from './vatNumber'

test.each([
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
])('%s has the format of its country', (written) => {
  expect(isVatNumber(normalVatNumber(written))).toBe(true)
})

test.each([
  '',
  'IT',
  'IT0123456789',
  'IT012345678901',
  '0123456789',
  'DE12345678',
  'US123456789',
  'GR123456789',
  'IT0123456789O',
  '__proto__',
  'CO',
  'ho la partita IVA',
])('%j is doubtful', (written) => {
  expect(isVatNumber(normalVatNumber(written))).toBe(false)
})
