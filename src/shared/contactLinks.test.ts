import { expect, test } from '@jest/globals'
import { contactPathFor } from '../../tests/support/contactPathFor'
import { categories } from './categories'
import { lineIn } from './contactLinks'
import { languages } from './languages'

const lineOf = (query: string) => lineIn(new URLSearchParams(query))

test('the link to the form names the line by its Italian slug under the language’s word', () => {
  expect(contactPathFor('protesi-uomo', 'it')).toBe('/contatti?linea=protesi-uomo')
  expect(contactPathFor('protesi-uomo', 'en')).toBe('/en/contacts?line=protesi-uomo')
})

test.each(categories)('the line %s comes back out of the links that name it', (category) => {
  for (const language of languages) {
    const { search } = new URL(contactPathFor(category, language), 'https://chiomara.example')
    expect(lineOf(search)).toBe(category)
  }
})

test.each([
  ['?line=keratin-tips', 'keratin-tips'],
  ['linea=keratin-tips', 'keratin-tips'],
  ['utm_source=x&linea=keratin-tips', 'keratin-tips'],
])('%s names a line', (query, line) => {
  expect(lineOf(query)).toBe(line)
})

test.each([
  '',
  'linea=',
  'linea=nothing',
  'linea=nothing&line=keratin-tips',
  'linea=men-prosthesis',
  'linea=KERATIN-TIPS',
  'linea=keratin-tips%20',
  'LINEA=keratin-tips',
  'category=keratin-tips',
  'linea=%E0%A4%A',
  'linea=__proto__',
  'linea=<script>',
])('%p names no line', (query) => {
  expect(lineOf(query)).toBeNull()
})
