import { expect, test } from '@jest/globals'
import { isByNumber, lineFieldName, questionOf, withAnswers } from './messageLines'

test('answers go below the message, a line for each question that has one', () => {
  const answers = { Quando: ['la mattina', 'il sabato'], Dove: [], Paese: ['Francia'] }
  const lines = 'Quando: la mattina, il sabato\nPaese: Francia'
  expect(withAnswers('Buongiorno.', answers)).toBe(`Buongiorno.\n${lines}`)
  expect(withAnswers('', answers)).toBe(lines)
})

test('a field says whether its answer needs the phone number', () => {
  for (const needsNumber of [true, false]) {
    const name = lineFieldName('Quando', needsNumber)
    expect(questionOf(name)).toBe('Quando')
    expect(isByNumber(name)).toBe(needsNumber)
  }
  expect(questionOf('message')).toBeUndefined()
})
