import { expect, test } from '@jest/globals'
import {
  isByNumber,
  lineFieldName,
  questionOf,
  says,
  withAnswer,
  withoutPart,
  withParts,
} from './messageLines'

const asked = 'Quando'
const message = withParts('Buongiorno.', asked, ['la mattina'])

test('a part that the visitor went on writing after is still said, and not added twice', () => {
  const longer = `${message} presto, grazie`
  expect(says(longer, asked, 'la mattina')).toBe(true)
  expect(says(longer, asked, 'il sabato')).toBe(false)
  expect(withParts(longer, asked, ['la mattina'])).toBe(longer)
  expect(withoutPart(longer, asked, 'la mattina')).toBe('Buongiorno.\nQuando: presto, grazie')
})

test('a part that is taken off takes its line with it, where nothing else is said', () => {
  expect(withoutPart(message, asked, 'la mattina')).toBe('Buongiorno.')
  expect(withoutPart(`${message}. `, asked, 'la mattina')).toBe('Buongiorno.')
})

test('what the visitor says otherwise is no part', () => {
  const own = withAnswer('', asked, 'non la mattina')
  expect(says(own, asked, 'la mattina')).toBe(false)
  expect(withoutPart(own, asked, 'la mattina')).toBe(own)
})

test('a field says whether its answer needs the phone number', () => {
  for (const needsNumber of [true, false]) {
    const name = lineFieldName(asked, needsNumber)
    expect(questionOf(name)).toBe(asked)
    expect(isByNumber(name)).toBe(needsNumber)
  }
  expect(questionOf('message')).toBeUndefined()
})
