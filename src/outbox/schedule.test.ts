import { describe, expect, test } from '@jest/globals'
import { nextTry, schedule } from './schedule'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const now = new Date('2026-11-20T09:30:00Z')
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)

/** The waits that many mails get, in milliseconds. */
function waits(failures: number, age = minute, refused = false) {
  return Array.from({ length: 400 }, () => {
    const mail = { attempts: failures - 1, createdAt: before(age) }
    const { dueAt, slow } = nextTry(mail, refused, now, schedule)
    return { wait: dueAt.getTime() - now.getTime(), slow }
  })
}

/** All within ten per cent, spread over most of that, and around the middle. */
function expectAround(found: { wait: number }[], middle: number) {
  const shares = found.map(({ wait }) => wait / middle)
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.9)
  expect(Math.max(...shares)).toBeLessThanOrEqual(1.1)
  expect(Math.min(...shares)).toBeLessThan(0.95)
  expect(Math.max(...shares)).toBeGreaterThan(1.05)
}

describe('The next try of a mail that failed', () => {
  test.each([
    [1, 5 * second],
    [2, 30 * second],
    [3, 2 * minute],
    [4, 10 * minute],
    [5, 30 * minute],
    [6, hour],
    [7, hour],
    [100, hour],
  ])('after failure %i comes in %i ms, a tenth more or less', (failures, wait) => {
    const found = waits(failures)
    expectAround(found, wait)
    expect(found.every(({ slow }) => !slow)).toBe(true)
  })

  test('stays hourly up to the fifth day and is seldom from then on', () => {
    const upTo = waits(120, 5 * day)
    expectAround(upTo, hour)
    expect(upTo.every(({ slow }) => !slow)).toBe(true)
    const after = waits(121, 5 * day + 1)
    expectAround(after, 6 * hour)
    expect(after.every(({ slow }) => slow)).toBe(true)
  })

  test('is seldom from the first refusal on', () => {
    const found = waits(1, minute, true)
    expectAround(found, 6 * hour)
    expect(found.every(({ slow }) => slow)).toBe(true)
  })
})
