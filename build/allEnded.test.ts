import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { allEnded } from './allEnded'

test('steps are over when the last one has ended, also when one of them has failed before', async () => {
  expect(await allEnded([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two'])
  let end: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    end = resolve
  })
  let isOver = false
  const all = allEnded([Promise.reject(new Error('no picture')), late]).finally(() => {
    isOver = true
  })
  await nextTurn()
  expect(isOver).toBe(false)
  end()
  await expect(all).rejects.toThrow('no picture')
})
