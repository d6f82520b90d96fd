import { expect, test } from '@jest/globals'
import { phoneHours, showroomHours, showroomSpans } from './hoursWords'

const week = {
  mondayToFriday: { opens: '9:00', closes: '18:30' },
  saturday: { opens: '9:00', closes: '13:00' },
}

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

test('hours in English sentences are those of a clock of twelve', () => {
  const late = { opens: '0:30', closes: '12:00' }
  expect(showroomHours({ ...week, saturday: late }, 'en')).toBe(
    'Monday to Friday from 9 am to 6:30 pm and Saturday from 12:30 am to 12 pm',
  )
})
