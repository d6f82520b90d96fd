import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from '@jest/globals'
import { describedAnswer, type ReadyAnswer } from '../core/readyAnswer'
import { shopReading } from '../shop/shopReading'
import type { Snapshot } from './Snapshots'
import { Snapshots } from './Snapshots'

const first = { apiAnswers: {} }
const second = { apiAnswers: {} }
const third = { apiAnswers: {} }

const nameOf = ({ content: { apiAnswers } }: Snapshot) =>
  Object.entries({ first, second, third }).find(([, one]) => one.apiAnswers === apiAnswers)?.[0]

let snapshots: Snapshots
let made: string[]

/** An answer that names the content that it was made from. */
const answerFor = (key: string, snapshot: Snapshot) => {
  made.push(key)
  return describedAnswer({ identity: Buffer.from(`${key} of the ${nameOf(snapshot)}`) }, {})
}

const textOf = (answer: ReadyAnswer | undefined) => answer?.coded.identity.body.toString()

/** What a visitor is answered without waiting. */
const shown = (key: string) => textOf(snapshots.current.answers.get(key))

/** Keeps these whole; making a broken one fails. */
const keep = (keys: readonly string[], isBroken = (_key: string) => false) =>
  snapshots.keepWhole((snapshot) =>
    keys.map((key) => [
      key,
      async () => {
        if (isBroken(key)) throw new Error('cannot be made')
        return answerFor(key, snapshot)
      },
    ]),
  )

beforeEach(async () => {
  snapshots = new Snapshots(shopReading({}, ''))
  made = []
  await snapshots.show(first)
})

test('a new content shows in all answers at one moment, when the last of them is made', async () => {
  await keep(['a', 'b'])
  expect(['a', 'b'].map(shown)).toEqual(['a of the first', 'b of the first'])
  const during: unknown[] = []
  await snapshots.keepWhole((snapshot) =>
    ['a', 'b', 'c'].map((key) => [
      key,
      async () => {
        if (nameOf(snapshot) === 'second') during.push(['a', 'b'].map(shown))
        return answerFor(key, snapshot)
      },
    ]),
  )
  await snapshots.show(second)
  expect(during).toEqual(Array(3).fill(['a of the first', 'b of the first']))
  expect(['a', 'b'].map(shown)).toEqual(['a of the second', 'b of the second'])
})

test('a content like the last makes nothing anew', async () => {
  await keep(['a'])
  const before = snapshots.current
  await snapshots.show({ ...first })
  expect(made).toEqual(['a'])
  expect(snapshots.current).toBe(before)
})

test('a content like the last does not interrupt what is being made of it', async () => {
  const kept = keep(['a', 'b'])
  await Promise.all([kept, sleep(0).then(() => snapshots.show({ ...first }))])
  expect(['a', 'b'].map(shown)).toEqual(['a of the first', 'b of the first'])
})

test('of a content that is replaced meanwhile nothing more is made', async () => {
  const kept = keep(['a', 'b'])
  await Promise.all([kept, snapshots.show(second)])
  expect(made).toEqual(['a', 'a', 'b'])
  expect(shown('a')).toBe('a of the second')
})

test('a stop ends the making', async () => {
  const kept = keep(['a', 'b'])
  snapshots.stop()
  await kept
  expect(made).toEqual(['a'])
})

test('of two contents that overlap the later shows, with what was new in the first', async () => {
  // The first takes longer to make than the later.
  const pausesMs = [0, 60, 0]
  await snapshots.keepWhole((snapshot) => [
    ['a', () => sleep(pausesMs.shift()).then(() => answerFor('a', snapshot))],
  ])
  const shop = shopReading({ landline: '+39 02 111111' }, '')
  const earlier = snapshots.show({ ...second, shop })
  await sleep(5)
  await Promise.all([earlier, snapshots.show(third)])
  expect(shown('a')).toBe('a of the third')
  expect(snapshots.current.content.shop).toBe(shop)
})

test('an answer that cannot be made is not kept, and made again when somebody asks', async () => {
  await keep(['sound', 'fragile'], (key) => key === 'fragile')
  await snapshots.show(second)
  expect(['sound', 'fragile'].map(shown)).toEqual(['sound of the second', undefined])
  const { current } = snapshots
  const fails = async () => Promise.reject(new Error('cannot be made'))
  await expect(current.get('fragile', fails)).rejects.toThrow('cannot be made')
  const answer = await current.get('fragile', async () => answerFor('fragile', current))
  expect(textOf(answer)).toBe('fragile of the second')
})

test('an answer on demand is made once, and only the latest of thousands stay', async () => {
  const { current } = snapshots
  const ask = (key: string) => current.get(key, async () => answerFor(key, current))
  const [one, other] = await Promise.all([ask('a'), ask('a')])
  expect(one).toBe(other)
  expect(made).toEqual(['a'])
  for (let number = 1; number < 1000; number += 1) await ask(String(number))
  expect(current.has('999')).toBe(true)
  const kept = made.filter((key) => current.has(key))
  expect(kept).toEqual(made.slice(-150))
})
