import { expect, test } from '@jest/globals'
import { languages } from '../../src/shared/languages'
import { lineFigures } from '../../src/shared/lineFigures'
import {
  choiceOf,
  formatted,
  lengthChoiceOf,
  lengthOf,
  lengthRangeOf,
  lengthsOf,
  listOf,
  rangeOf,
  wearOf,
} from './figures'

test('figures are written as each language writes them', () => {
  const { lengthsCm, pieceG, wear } = lineFigures['tape-in-kit']
  expect(languages.map((one) => choiceOf(lengthsCm, 'cm', one))).toEqual([
    '40, 50 o 60 cm',
    '40, 50 or 60 cm',
  ])
  expect(languages.map((one) => formatted(pieceG, one))).toEqual(['2,5', '2.5'])
  expect(languages.map((one) => wearOf(wear, one))).toEqual(['6–8 settimane', '6–8 weeks'])
  expect(wearOf(lineFigures['protesi-uomo'].wear, 'it')).toBe('12–18 mesi')
})

test('what there is stands in a list, and what lies between as a span', () => {
  expect(listOf([100, 200, 500], 'g')).toBe('100, 200, 500 g')
  expect(rangeOf({ least: 30, most: 70 }, 'cm')).toBe('30–70 cm')
})

test('English readers find a length in inches too', () => {
  const { lengthsCm } = lineFigures['bulk-human-hair']
  expect(lengthsCm.map((cm) => lengthOf(cm, 'en'))).toEqual([
    '30\u00a0cm (12\u00a0in)',
    '40\u00a0cm (16\u00a0in)',
    '50\u00a0cm (20\u00a0in)',
    '60\u00a0cm (24\u00a0in)',
    '70\u00a0cm (28\u00a0in)',
  ])
  expect(lengthsOf(lengthsCm, 'en')).toBe('30, 40, 50, 60, 70 cm (12, 16, 20, 24, 28 in)')
  expect(lengthRangeOf({ least: 40, most: 70 }, 'en')).toBe('40–70 cm (16–28 in)')
  expect(lengthChoiceOf([40, 50, 60], 'en')).toBe('40, 50 or 60 cm (16, 20 or 24 in)')
  expect(lengthOf(50, 'it')).toBe('50\u00a0cm')
  expect(lengthChoiceOf([40, 50, 60], 'it')).toBe('40, 50 o 60 cm')
  expect(lengthsOf(lengthsCm, 'it')).toBe('30, 40, 50, 60, 70 cm')
  expect(lengthRangeOf({ least: 40, most: 70 }, 'it')).toBe('40–70 cm')
})
