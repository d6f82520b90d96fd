import { expect, test } from '@jest/globals'
import { typeOfLines } from './purposes'

test.each([
  [['keratin-tips'], 'Preventivo Extensions Cheratina'],
  [['tape-in-kit', 'protesi-uomo'], 'Toupet Uomo Capelli Veri'],
  [['tape-in-kit'], 'Informazioni Generali'],
  [[], ''],
] as const)('a list of %j chooses the type of the request', (lines, type) => {
  expect(typeOfLines(lines)).toBe(type)
})
