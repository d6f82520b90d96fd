import { expect, test } from '@jest/globals'
import { everyAnswer } from '../../tests/support/site/everyAnswer'
import { catalogueQuery, noFacets } from './catalogueFilters'
import {
  type ChooserAnswers,
  chooserAnswersIn,
  namedAnswers,
  offeredAnswers,
} from './chooserAnswers'
import { type Language, languages } from './languages'

const queryOf = (answers: ChooserAnswers, language: Language) =>
  catalogueQuery(null, noFacets, language, namedAnswers(answers))

const answersOf = (query: string) => chooserAnswersIn(new URLSearchParams(query))

test('answers go into an address and come back, in each language', () => {
  for (const language of languages) {
    for (const answers of everyAnswer) {
      expect(answersOf(queryOf(answers, language))).toEqual(answers)
    }
  }
  expect(queryOf({ purpose: 'fill', hair: 'fine' }, 'it')).toBe('?per=fill-fine')
  expect(queryOf({}, 'it')).toBe('')
})

test('an address may say anything', () => {
  expect(answersOf('?per=')).toEqual({})
  expect(answersOf('?per=toString-fine-men-cover')).toEqual({ purpose: 'cover', hair: 'fine' })
})

test('each answer has a word of its own', () => {
  const words = Object.values(offeredAnswers).flat()
  expect(new Set(words).size).toBe(words.length)
})
