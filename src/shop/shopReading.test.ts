import { expect, test } from '@jest/globals'
import { closureWords } from './shopReading'

test('a closure', () => {
  const closure = { from: '2027-08-09', to: '2027-08-22', text: { it: 'ferie', en: 'holidays' } }
  expect(closureWords(closure)).toEqual({
    it: 'Chiuso da lunedì 9 agosto a domenica 22 agosto, compresi: ferie',
    en: 'Closed from Monday 9 August to Sunday 22 August, inclusive: holidays',
  })
  const day = { from: '2027-12-24', to: '2027-12-24' }
  expect(closureWords(day)).toEqual({
    it: 'Chiuso venerdì 24 dicembre',
    en: 'Closed on Friday 24 December',
  })
})
