import { expect, test } from '@jest/globals'
import { divideDigest } from './divideDigest'
import { fullPerDigest, mostUngrouped } from './mailCap'

const row = (id: string, likeness: string) => ({
  ...{ id, likeness, firstName: 'Anna', lastName: 'Rossi' },
  ...{ email: 'anna@example.com', opening: 'Buongiorno' },
})

test('A customer after bots of several texts, each of too few to be grouped, is shown in full', () => {
  const texts = Array.from(
    { length: 1 + fullPerDigest / mostUngrouped },
    (_, text) => `text ${text}`,
  )
  const bots = texts.flatMap((text) =>
    Array.from({ length: mostUngrouped }, (_, bot) => row(`bot ${bot} of ${text}`, text)),
  )
  const { idsInFull, alike, inBrief } = divideDigest([...bots, row('customer', 'of its own')])
  expect(idsInFull).toHaveLength(fullPerDigest)
  expect(idsInFull).toContain('customer')
  expect([alike.size, inBrief.length]).toEqual([0, mostUngrouped + 1])
})
