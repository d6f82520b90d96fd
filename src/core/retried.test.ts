import { expect, test } from '@jest/globals'
import { DatabaseAwayError } from './errors'
import { retried } from './retried'

/** Work that fails with each of the errors in turn, and then succeeds. */
function failing(...errors: Error[]) {
  const left = [...errors]
  return async () => {
    const error = left.shift()
    if (error) throw error
    return 'done'
  }
}

const away = () => new DatabaseAwayError('ECONNREFUSED')

test('Work is repeated while the database is away', async () => {
  expect(await retried(failing(away(), away()), 60_000)).toBe('done')
})

test.each([
  ['any other error', new Error('a fault'), 60_000, undefined],
  ['no time left', away(), 0, undefined],
  ['somebody who wants it to end', away(), 60_000, AbortSignal.abort()],
])('Work is not repeated with %s', async (_, error, milliseconds, signal) => {
  await expect(retried(failing(error), milliseconds, signal)).rejects.toBe(error)
})

test('Work is not repeated once somebody wants it to end in the pause before', async () => {
  const error = away()
  const ending = new AbortController()
  let attempts = 0
  const work = () => {
    attempts += 1
    setImmediate(() => ending.abort())
    return Promise.reject(error)
  }
  await expect(retried(work, 60_000, ending.signal)).rejects.toBe(error)
  expect(attempts).toBe(1)
})
