import { expect, test } from '@jest/globals'
import { Poll } from './Poll'

/** A look that takes as long as the test wants. */
function slowLook() {
  const looks: ((outcome: string) => void)[] = []
  const look = () => new Promise<string>((resolve) => looks.push(resolve))
  return { looks, look }
}

test('However many ask, there is one look at a time, and nobody waits longer than said', async () => {
  const { looks, look } = slowLook()
  const poll = new Poll(look, 'unknown', { every: 60_000, fresh: 60_000, patience: 20 })
  const askings = () => Promise.all(Array.from({ length: 100 }, () => poll.latest()))
  expect(new Set(await askings())).toEqual(new Set(['unknown']))
  expect(looks).toHaveLength(1)
  looks[0]?.('ok')
  expect(new Set(await askings())).toEqual(new Set(['ok']))
  // Fresh enough: nobody looks again.
  expect(looks).toHaveLength(1)
})

test('An outcome that is too old is given only where there is no newer one in time', async () => {
  const { looks, look } = slowLook()
  const poll = new Poll(look, 'unknown', { every: 60_000, fresh: 0, patience: 20 })
  const first = poll.latest()
  looks[0]?.('first')
  expect(await first).toBe('first')
  expect(await poll.latest()).toBe('first')
  expect(looks).toHaveLength(2)
  looks[1]?.('second')
})
