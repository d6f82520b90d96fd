import { expect, test } from '@jest/globals'
import Holidays from 'date-holidays'
import { languages } from '../../src/shared/languages'
import { isHoliday } from './holidays'
import { openState, type Place } from './openState'
import { openWords } from './openWords'

const opening = {
  hours: {
    mondayToFriday: { opens: '9:00', closes: '18:00' },
    saturday: { opens: '9:00', closes: '13:00' },
  },
  closed: [{ from: '2026-08-10', to: '2026-08-22', words: { it: '', en: '' } }],
}

const say = (now: string, place: Place = 'phone', shop = opening) =>
  languages.map((language) => openWords(openState(new Date(now), place, shop), language))

test.each([
  // Rome is an hour ahead of UTC in winter, two in summer.
  ['a Wednesday morning', '2026-11-18T10:00Z', 'Aperto ora, fino alle 18'],
  ['before it opens', '2026-11-18T07:59Z', 'Chiuso ora, apre oggi alle 9'],
  ['the minute it opens', '2026-11-18T08:00Z', 'Aperto ora, fino alle 18'],
  ['the last minute', '2026-11-18T16:59:59Z', 'Aperto ora, fino alle 18'],
  ['the minute it closes', '2026-11-18T17:00Z', 'Chiuso ora, apre domani alle 9'],
  ['Friday evening', '2026-11-20T18:00Z', 'Chiuso ora, apre lunedì alle 9'],
  ['after midnight in Rome, before it in UTC', '2026-11-18T23:30Z', 'Chiuso ora, apre oggi alle 9'],
  ['Easter Saturday, to the Tuesday', '2027-03-27T10:00Z', 'Chiuso ora, apre martedì alle 9'],
  ['Easter Monday', '2027-03-29T10:00Z', 'Chiuso ora, apre domani alle 9'],
  ['29 February', '2028-02-29T10:00Z', 'Aperto ora, fino alle 18'],
  [
    'the evening of 28 February of a leap year',
    '2028-02-28T20:00Z',
    'Chiuso ora, apre domani alle 9',
  ],
  ['the day before summer time', '2026-03-28T10:00Z', 'Chiuso ora, apre lunedì alle 9'],
  ['the hour that is left out', '2026-03-29T01:00Z', 'Chiuso ora, apre domani alle 9'],
  ['the first morning of summer time', '2026-03-30T07:00Z', 'Aperto ora, fino alle 18'],
  ['the hour that comes twice', '2026-10-25T00:30Z', 'Chiuso ora, apre domani alle 9'],
  ['and its second time', '2026-10-25T01:30Z', 'Chiuso ora, apre domani alle 9'],
  ['the first morning of winter time', '2026-10-26T07:59Z', 'Chiuso ora, apre oggi alle 9'],
  [
    'Christmas, on a Friday, before a weekend',
    '2026-12-24T18:00Z',
    'Chiuso ora, apre lunedì alle 9',
  ],
  ['1 January, on a Friday', '2027-01-01T10:00Z', 'Chiuso ora, apre lunedì alle 9'],
  ['a Monday holiday', '2027-11-01T10:00Z', 'Chiuso ora, apre domani alle 9'],
  ['the patron of Milan', '2026-12-07T10:00Z', 'Aperto ora, fino alle 18'],
])('the phone, %s', (_, now, words) => {
  expect(say(now)[0]).toBe(words)
})

test.each([
  ['2026-11-21T10:00Z', 'Open now, until 13:00 Italian time'],
  ['2026-11-21T12:00Z', 'Opens Monday at 9:00 Italian time'],
  ['2026-12-26T10:00Z', 'Opens Monday at 9:00 Italian time'],
  ['2026-11-20T17:30Z', 'Opens tomorrow at 9:00 Italian time'],
])('the showroom at %s', (now, words) => {
  expect(say(now, 'showroom')[1]).toBe(words)
})

test.each([
  ['2026-08-07T17:00Z', 'Chiuso ora, apre lunedì 24 agosto alle 9', 'phone'],
  ['2026-08-07T17:00Z', 'Chiuso ora, apre domani alle 9', 'showroom'],
  ['2026-08-12T10:00Z', 'Chiuso ora, apre lunedì 24 agosto alle 9', 'phone'],
  ['2026-08-20T10:00Z', 'Chiuso ora, apre lunedì alle 9', 'phone'],
  ['2026-08-24T07:00Z', 'Aperto ora, fino alle 18', 'phone'],
] as const)('around a closure, at %s', (now, words, place) => {
  expect(say(now, place)[0]).toBe(words)
})

test('a shop without hours says nothing', () => {
  const never = { hours: { mondayToFriday: null, saturday: null }, closed: [] }
  expect(
    languages.map((language) => openWords(openState(new Date(), 'showroom', never), language)),
  ).toEqual(['', ''])
})

test('holidays are those of a library that keeps up with the law', () => {
  const italian = new Holidays('IT')
  for (let year = 2024; year <= 2040; year++) {
    const days = Array.from({ length: 366 }, (_, index) =>
      new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
    ).filter((day) => day.startsWith(`${year}`))
    const known = italian.getHolidays(year).filter(({ type }) => type === 'public')
    expect(days.filter(isHoliday)).toEqual([...new Set(known.map(({ date }) => date.slice(0, 10)))])
  }
})
