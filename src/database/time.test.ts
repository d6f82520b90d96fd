import { expect, test } from '@jest/globals'
import { fromSqlTime, toSqlTime } from './time'

test('a moment survives the way to SQL and back to the millisecond', () => {
  const moment = new Date('2026-03-29T01:30:00.123Z')
  expect(toSqlTime(moment)).toBe('2026-03-29 01:30:00.123')
  expect(fromSqlTime(toSqlTime(moment))).toEqual(moment)
})
