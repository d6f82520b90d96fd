import { expect, test } from '@jest/globals'
import { shopReading } from './shopReading'

test('a closure', () => {
  const weeks = { from: '2027-08-09', to: '2027-08-22', text: { it: 'ferie', en: 'holidays' } }
  const day = { from: '2027-12-24', to: '2027-12-24' }
  const { details } = shopReading({ closed: [weeks, day] }, '2027-01-01')
  expect(details.closed.map(({ words }) => words)).toEqual([
    {
      it: 'Chiuso da lunedì 9 agosto a domenica 22 agosto, compresi: ferie',
      en: 'Closed from Monday 9 August to Sunday 22 August, inclusive: holidays',
    },
    { it: 'Chiuso venerdì 24 dicembre', en: 'Closed on Friday 24 December' },
  ])
})
