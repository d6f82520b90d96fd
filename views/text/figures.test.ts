import { expect, test } from '@jest/globals'
import { languages } from '../../src/shared/languages'
import { lineFigures } from '../../src/shared/lineFigures'
import { choiceOf, listOf, rangeOf, wearOf, written } from './figures'

test('figures are written as each language writes them', () => {
  const { lengthsCm, pieceG, wear } = lineFigures['tape-in-kit']
  expect(languages.map((one) => choiceOf(lengthsCm, 'cm', one))).toEqual([
    '40, 50 o 60 cm',
    '40, 50 or 60 cm',
  ])
  expect(languages.map((one) => written(pieceG, one))).toEqual(['2,5', '2.5'])
  expect(languages.map((one) => wearOf(wear, one))).toEqual(['6–8 settimane', '6–8 weeks'])
  expect(wearOf(lineFigures['protesi-uomo'].wear, 'it')).toBe('12–18 mesi')
})

test('what there is stands in a list, and what lies between as a span', () => {
  expect(listOf([100, 200, 500], 'g')).toBe('100, 200, 500 g')
  expect(rangeOf({ least: 30, most: 70 }, 'cm')).toBe('30–70 cm')
})
