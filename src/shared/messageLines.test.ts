import { expect, test } from '@jest/globals'
import { answerField, lineFieldName, withAnswers } from './messageLines'

test('answers go below the message, a line for each question that has one', () => {
  const answers = { Quando: ['la mattina', 'il sabato'], Dove: [], Paese: ['Francia'] }
  const lines = 'Quando: la mattina, il sabato\nPaese: Francia'
  expect(withAnswers('Buongiorno.', answers)).toBe(`Buongiorno.\n${lines}`)
  expect(withAnswers('', answers)).toBe(lines)
})

test('a field says whether its answer needs the phone number', () => {
  for (const needsNumber of [true, false]) {
    const name = lineFieldName('Quando', needsNumber)
    const { question, number } = answerField.exec(name)?.groups ?? {}
    expect([question, number !== undefined]).toEqual(['Quando', needsNumber])
  }
  expect('message').not.toMatch(answerField)
})
