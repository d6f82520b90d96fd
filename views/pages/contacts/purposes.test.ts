import { expect, test } from '@jest/globals'
import type { Category } from '../../../src/shared/categories'
import type { Purpose } from '../../../src/shared/contactLinks'
import { type Asked, questionsOf, typeOfLines } from './purposes'
import { en } from './text.en'
import { it } from './text.it'

test.each([
  [['keratin-tips'], 'Preventivo Extensions Cheratina'],
  [['tape-in-kit', 'protesi-uomo'], 'Toupet Uomo Capelli Veri'],
  [['tape-in-kit'], 'Informazioni Generali'],
  [[], ''],
] as const)('a list of %j chooses the type of the request', (lines, type) => {
  expect(typeOfLines(lines)).toBe(type)
})

const wholeDay = { opens: '9:00', closes: '18:00' }
const ofWeek = { mondayToFriday: wholeDay, saturday: wholeDay }

const asked = (purpose: Purpose, line: Category | null = null, hours = ofWeek, text = it) =>
  questionsOf(text, purpose, line, hours).flatMap(({ ticks }) => ticks)

const idsOf = (ticks: Asked['ticks']) => ticks.map(({ id }) => id)

test('a question has the same ticks in the same order in both languages', () => {
  for (const purpose of ['visit', 'quote'] as const) {
    const english = asked(purpose, null, ofWeek, en)
    expect(idsOf(english)).toEqual(idsOf(asked(purpose)))
    expect(english.map(({ part }) => part)).not.toContain(asked(purpose)[0]?.part)
  }
})

test.each([
  ['visit', 'protesi-donna', 'where-home', 'where-salon'],
  ['visit', 'keratin-tips', 'where-salon', 'where-home'],
  ['visit', 'protesi-uomo', 'how-email', 'trade-samples'],
  ['quote', 'protesi-uomo', 'patients-fitting', 'trade-samples'],
  ['quote', null, 'trade-priceList', 'patients-fitting'],
  ['priceList', null, 'trade-samples', 'trade-priceList'],
] as const)('for a %s of %s can be ticked %s, not %s', (purpose, line, offered, other) => {
  const ids = idsOf(asked(purpose, line))
  expect(ids).toContain(offered)
  expect(ids).not.toContain(other)
})

test('an appointment is offered where the shop is open, and at any time by appointment', () => {
  const times = (mondayToFriday: typeof wholeDay | null, saturday: typeof wholeDay | null) =>
    questionsOf(it, 'visit', null, { mondayToFriday, saturday })[1]?.ticks.map(({ id }) => id)
  expect(times({ opens: '9:00', closes: '13:00' }, wholeDay)).toEqual([
    'when-morning',
    'when-saturday',
  ])
  expect(times({ opens: '12:00', closes: '19:30' }, null)).toEqual(['when-afternoon'])
  expect(times(null, null)).toEqual(['when-morning', 'when-afternoon'])
})

test('a call and a chat need the number; of the trade’s ticks two are for anybody', () => {
  const byPhone = asked('visit').filter(({ needsNumber }) => needsNumber)
  expect(idsOf(byPhone)).toEqual(['where-phone', 'how-phone', 'how-whatsapp'])
  const forAnybody = asked('quote').filter(({ isOfTrade }) => !isOfTrade)
  expect(idsOf(forAnybody)).toEqual(['trade-samples', 'trade-times'])
  expect(asked('quote', 'protesi-donna').some(({ isOfTrade }) => isOfTrade)).toBe(false)
})
