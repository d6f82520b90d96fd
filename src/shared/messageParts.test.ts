import { expect, test } from '@jest/globals'
import { questionField, questionFieldName, withTicked } from './messageParts'

test('what was ticked goes below the message, a line for each question that has any', () => {
  const ticked = { Quando: ['la mattina', 'il sabato'], Dove: [], Paese: ['Francia'] }
  const lines = 'Quando: la mattina, il sabato\nPaese: Francia'
  expect(withTicked('Buongiorno.', ticked)).toBe(`Buongiorno.\n${lines}`)
  expect(withTicked('', ticked)).toBe(lines)
})

test('a field says whether its tick needs the phone number', () => {
  for (const needsNumber of [true, false]) {
    const name = questionFieldName('Quando', needsNumber)
    const { question, number } = questionField.exec(name)?.groups ?? {}
    expect([question, number !== undefined]).toEqual(['Quando', needsNumber])
  }
  expect('message').not.toMatch(questionField)
})
