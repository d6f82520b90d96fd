import { expect, test } from '@jest/globals'
import { KeptByRevision } from './KeptByRevision'

const first = { revision: 'first' }
const second = { revision: 'second' }

/** Keeps the revision that it was made for. */
const kept = () => new KeptByRevision<{ revision: string }, string>()
const make = async ({ revision }: { revision: string }) => `of the ${revision}`

test('what is prepared takes the place of what is kept at once, and not before', async () => {
  const cache = kept()
  for (const key of ['a', 'b']) await cache.get(key, first, make)
  const putInPlace = await cache.prepare(second)
  for (const key of ['a', 'b']) {
    expect(cache.ready(key, 'first')).toBe('of the first')
    expect(cache.ready(key, 'second')).toBeUndefined()
  }
  putInPlace()
  for (const key of ['a', 'b']) {
    expect(cache.ready(key, 'first')).toBeUndefined()
    expect(cache.ready(key, 'second')).toBe('of the second')
  }
})

test('what cannot be prepared is not kept, and made again when somebody asks', async () => {
  const cache = kept()
  let isBroken = false
  const breaks = async (source: { revision: string }) => {
    if (isBroken) throw new Error('cannot be made')
    return make(source)
  }
  await cache.get('sound', first, make)
  await cache.get('fragile', first, breaks)
  isBroken = true
  const putInPlace = await cache.prepare(second)
  putInPlace()
  expect(cache.ready('sound', 'second')).toBe('of the second')
  expect(cache.ready('fragile', 'second')).toBeUndefined()
  expect(cache.ready('fragile', 'first')).toBeUndefined()
  await expect(cache.get('fragile', second, breaks)).rejects.toThrow('cannot be made')
  isBroken = false
  expect(await cache.get('fragile', second, breaks)).toBe('of the second')
})

test('nothing is ready while it is being made', async () => {
  const cache = kept()
  const making = cache.get('a', first, make)
  expect(cache.ready('a', 'first')).toBeUndefined()
  await making
  expect(cache.ready('a', 'first')).toBe('of the first')
  expect(cache.ready('a', undefined)).toBeUndefined()
})
