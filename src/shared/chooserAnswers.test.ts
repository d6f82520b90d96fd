import { expect, test } from '@jest/globals'
import { everyAnswer } from '../../tests/support/site/everyAnswer'
import { catalogueQuery, noFacets } from './catalogueFilters'
import {
  answerWords,
  type ChooserAnswers,
  chooserAnswersIn,
  namedAnswers,
  questions,
} from './chooserAnswers'
import { type Language, languages } from './languages'

const queryOf = (answers: ChooserAnswers, language: Language) =>
  catalogueQuery(null, noFacets, language, namedAnswers(answers, language))

const answersOf = (query: string) => chooserAnswersIn(new URLSearchParams(query))

test('answers go into an address and come back, in each language', () => {
  for (const language of languages) {
    for (const answers of everyAnswer) {
      expect(answersOf(queryOf(answers, language))).toEqual(answers)
    }
  }
  expect(queryOf({ purpose: 'fill', hair: 'fine' }, 'it')).toBe('?per=infoltire-fini')
  expect(queryOf({}, 'it')).toBe('')
})

test('an address may say anything', () => {
  expect(answersOf('?per=')).toEqual({})
  expect(answersOf('?per=toString-fini-uomo-coprire')).toEqual({ purpose: 'cover', hair: 'fine' })
  expect(answersOf('?for=volume-radi')).toEqual({ purpose: 'fill', hair: 'sparse' })
})

test('each answer has a word of its own', () => {
  for (const language of languages) {
    const words = questions.flatMap((question) =>
      Object.values(answerWords[question]).map((one) => one[language]),
    )
    expect(new Set(words).size).toBe(words.length)
  }
})
