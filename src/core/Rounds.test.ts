import { expect, test } from '@jest/globals'
import { Rounds } from './Rounds'

test('Whoever asks during a round gets the next one, and many get the same', async () => {
  let value = 'old'
  const read: string[] = []
  let goOn = () => {}
  const rounds = new Rounds(async () => {
    read.push(value)
    await new Promise<void>((resolve) => {
      goOn = resolve
    })
  })
  const first = rounds.since(performance.now())
  value = 'new'
  const others = Promise.all([1, 2, 3].map(() => rounds.since(performance.now())))
  goOn()
  await first
  expect(read).toEqual(['old', 'new'])
  goOn()
  await others
  expect(read).toEqual(['old', 'new'])
})
