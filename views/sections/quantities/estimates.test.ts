import { expect, test } from '@jest/globals'
import { asksFirst, estimate, estimatedLines, hairTypes } from './estimates'

test('a full head of normal hair takes 2 packs of tape-ins, 5 of strands or 100 g of weft', () => {
  const takes = estimatedLines.map((line) => estimate(line, 'lengthen', 'normal'))
  expect(takes).toEqual([2, 5, 100])
})

test('a pack that is begun is a whole one', () => {
  expect(estimate('tape-in-kit', 'fill', 'normal')).toBe(1)
  expect(estimate('tape-in-kit', 'fill', 'thick')).toBe(2)
  // 150 : 0.8 is a little less in binary than it is.
  expect(estimate('keratin-tips', 'both', 'thick')).toBe(8)
  expect(estimate('keratin-tips', 'both', 'normal')).toBe(6)
})

test('only fine hair that a weft is to be sewn to is asked about first', () => {
  const doubtful = estimatedLines.flatMap((line) =>
    hairTypes.filter((hair) => asksFirst(line, hair)).map((hair) => [line, hair]),
  )
  expect(doubtful).toEqual([['weft-machine-sewn', 'fine']])
})
