import { expect, test } from '@jest/globals'
import { languages } from '../../src/shared/languages'
import {
  closureWords,
  hoursLines,
  phoneHours,
  replyAfter,
  showroomHours,
  showroomSpans,
} from './hoursWords'

const week = {
  mondayToFriday: { opens: '9:00', closes: '18:30' },
  saturday: { opens: '9:00', closes: '13:00' },
}
const inBoth = <T>(words: (language: (typeof languages)[number]) => T) => languages.map(words)

test.each([
  [
    week,
    'dal lunedì al venerdì dalle 9 alle 18:30',
    'dal lunedì al venerdì dalle 9 alle 18:30 e il sabato dalle 9 alle 13',
    'Monday to Friday 9:00–18:30, Saturday 9:00–13:00',
  ],
  [
    { ...week, saturday: null },
    'dal lunedì al venerdì dalle 9 alle 18:30',
    'dal lunedì al venerdì dalle 9 alle 18:30',
    'Monday to Friday 9:00–18:30',
  ],
  [
    { ...week, mondayToFriday: null },
    'su appuntamento',
    'il sabato dalle 9 alle 13',
    'Saturday 9:00–13:00',
  ],
  [
    { mondayToFriday: null, saturday: null },
    'su appuntamento',
    'su appuntamento',
    'by appointment',
  ],
])('a week in sentences %#', (hours, phone, showroom, spans) => {
  expect([phoneHours(hours, 'it'), showroomHours(hours, 'it'), showroomSpans(hours, 'en')]).toEqual(
    [phone, showroom, spans],
  )
})

test('a week line by line', () => {
  const plain = (lines: string[]) => lines.map((line) => line.replace(/[\u00a0\u2060]/g, ' '))
  expect(plain(hoursLines({ ...week, saturday: null }, 'en'))).toEqual([
    'By phone: Monday– Friday, 9:00–18:30, Italian time',
    'Showroom: Monday– Friday, 9:00–18:30',
  ])
  expect(hoursLines({ mondayToFriday: null, saturday: null }, 'it')).toEqual(['Su appuntamento'])
})

test('a closure', () => {
  const closure = { from: '2027-08-09', to: '2027-08-22', text: { it: 'ferie', en: 'holidays' } }
  expect(inBoth((language) => closureWords(closure, language))).toEqual([
    'Chiuso da lunedì 9 agosto a domenica 22 agosto, compresi: ferie',
    'Closed from Monday 9 August to Sunday 22 August, inclusive: holidays',
  ])
  const day = { from: '2027-12-24', to: '2027-12-24' }
  expect(inBoth((language) => closureWords(day, language))).toEqual([
    'Chiuso venerdì 24 dicembre',
    'Closed on Friday 24 December',
  ])
  expect(inBoth((language) => replyAfter(closure, language))).toEqual([
    'Siamo chiusi fino a domenica 22 agosto: rispondiamo dal giorno dopo.',
    'We are closed until Sunday 22 August: we reply from the day after.',
  ])
})
