import { beforeEach, describe, expect, test } from '@jest/globals'
import { ReadCache } from './ReadCache'

const path = '/api/products'

/** The questions that wait for their answers. */
let asked: { path: string; answer: (data: unknown) => void; fail: () => void }[] = []
let calls = 0
const watcher = () => {
  calls += 1
}

const ask = (path: string) =>
  new Promise<unknown>((answer, reject) => {
    asked.push({ path, answer, fail: () => reject(new Error('away')) })
  })

beforeEach(() => {
  asked = []
  calls = 0
})

describe('What the API has answered', () => {
  test('is the same object until it changes, and every change calls its watchers', async () => {
    const reads = new ReadCache({}, ask)
    reads.watch(path, watcher)
    const waiting = reads.get(path)
    expect(reads.get(path)).toBe(waiting)
    const before = calls
    const reading = reads.read(path)
    asked[0]?.answer(['x'])
    await reading
    expect(calls).toBe(before + 1)
    expect(reads.get(path)).toBe(reads.get(path))
  })

  test('may be null, which is an answer too', async () => {
    const reads = new ReadCache({ [path]: null }, ask)
    reads.watch(path, watcher)
    expect(asked).toHaveLength(0)
  })
})

describe('A failure', () => {
  async function failing(): Promise<{ reads: ReadCache; end: () => void }> {
    const reads = new ReadCache({}, ask)
    const end = reads.watch(path, watcher)
    const reading = reads.read(path)
    asked[0]?.fail()
    await reading
    return { reads, end }
  }

  test('is forgotten with the page that showed it', async () => {
    const { reads, end } = await failing()
    end()
    expect(reads.get(path)).toEqual({ isError: false })
    reads.watch(path, watcher)
    expect(asked).toHaveLength(2)
  })

  test('is not asked about again by who watches it too', async () => {
    const { reads } = await failing()
    reads.watch(path, () => {})
    expect(reads.get(path)).toEqual({ isError: true })
    expect(asked).toHaveLength(1)
  })
})

describe('What is invalidated', () => {
  test('is asked for again at once where somebody watches it, and else when somebody does', () => {
    const other = '/api/other'
    const reads = new ReadCache({ [path]: ['x'], [other]: ['y'] }, ask)
    reads.watch(path, watcher)
    reads.invalidate()
    expect(asked.map((question) => question.path)).toEqual([path])
    expect(reads.get(path)).toEqual({ isError: false })
    reads.watch(other, watcher)
    expect(asked.map((question) => question.path)).toEqual([path, other])
  })

  test('leaves the other addresses alone', () => {
    const reads = new ReadCache({ [path]: ['x'] }, ask)
    reads.invalidate('/api/contacts')
    expect(reads.get(path)).toEqual({ data: ['x'], isError: false })
    expect(asked).toHaveLength(0)
  })

  test('takes no answer to a question from before', async () => {
    const reads = new ReadCache({}, ask)
    reads.watch(path, watcher)
    const first = reads.read(path)
    reads.invalidate()
    const second = reads.read(path)
    asked[0]?.answer(['old'])
    await first
    expect(reads.get(path)).toEqual({ isError: false })
    asked[1]?.answer(['new'])
    await second
    expect(reads.get(path)).toEqual({ data: ['new'], isError: false })
  })
})
