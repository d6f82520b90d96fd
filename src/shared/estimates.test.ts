import { expect, test } from '@jest/globals'
import {
  aims,
  asksFirst,
  estimate,
  estimatedLines,
  estimateLengths,
  gramsFor,
  hairTypes,
  packsFor,
} from './estimates'

test('a full head of normal hair takes 40 tape-in pieces, 125 strands or 100 g of weft', () => {
  expect(estimate('tape-in-kit', 'lengthen', 'normal', 50)).toEqual({
    grams: 100,
    pieces: 40,
    packs: 2,
    packG: 50,
  })
  expect(estimate('keratin-tips', 'lengthen', 'normal', 50)).toEqual({
    grams: 100,
    pieces: 125,
    packs: 5,
    packG: 20,
  })
  expect(estimate('weft-machine-sewn', 'lengthen', 'normal', 50)).toEqual({
    grams: 100,
    pieces: null,
    packs: 1,
    packG: 100,
  })
})

test('a pack that is begun is a whole one', () => {
  expect(packsFor(100, 50)).toBe(2)
  expect(packsFor(100.1, 50)).toBe(3)
  expect(packsFor(0, 50)).toBe(1)
  expect(estimate('tape-in-kit', 'fill', 'normal', 40)).toMatchObject({ pieces: 20, packs: 1 })
  expect(estimate('tape-in-kit', 'fill', 'thick', 40)).toMatchObject({ pieces: 24, packs: 2 })
  // 150 : 0.8 is a little less in binary than it is.
  expect(estimate('keratin-tips', 'both', 'thick', 50)).toMatchObject({ pieces: 188, packs: 8 })
  expect(estimate('keratin-tips', 'both', 'normal', 50)).toMatchObject({ pieces: 150, packs: 6 })
})

test('length counts from 50 cm on, and only where hair is to be longer', () => {
  expect(estimateLengths.map((length) => gramsFor('lengthen', 'normal', length))).toEqual([
    100, 100, 100, 120, 140,
  ])
  expect(gramsFor('fill', 'thick', 70)).toBe(gramsFor('fill', 'thick', 30))
})

test('only fine hair that a weft is to be sewn to is asked about first', () => {
  const doubtful = estimatedLines.flatMap((line) =>
    hairTypes.filter((hair) => asksFirst(line, hair)).map((hair) => [line, hair]),
  )
  expect(doubtful).toEqual([['weft-machine-sewn', 'fine']])
})

test('of the wefts, the one that leaves least over', () => {
  expect(estimate('weft-machine-sewn', 'fill', 'fine', 40)).toMatchObject({ packs: 1, packG: 80 })
  expect(estimate('weft-machine-sewn', 'both', 'normal', 50)).toMatchObject({
    packs: 1,
    packG: 120,
  })
  expect(estimate('weft-machine-sewn', 'lengthen', 'thick', 50)).toMatchObject({
    packs: 2,
    packG: 80,
  })
  // 210 g: two of 120 leave as much over as three of 80.
  expect(estimate('weft-machine-sewn', 'both', 'thick', 70)).toMatchObject({ packs: 2, packG: 120 })
})

test.each(estimatedLines)('%s always takes enough, and less than a pack too much', (line) => {
  for (const aim of aims) {
    for (const hair of hairTypes) {
      for (const length of estimateLengths) {
        const { grams, packs, packG } = estimate(line, aim, hair, length)
        expect(packs * packG).toBeGreaterThanOrEqual(grams)
        expect((packs - 1) * packG).toBeLessThan(grams)
      }
    }
  }
})
