import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { findMasters } from '../build/pictures'
import { catalogue } from '../knex/seeds/catalogue'
import { type Shade, shades } from '../src/shared/shades'
import {
  distance,
  labOfHex,
  meanColour,
  meanOnGround,
  type Window,
} from '../tests/support/meanColour'
import { shadePicture } from '../views/text/pictures/shadePictures'
import { type ProductPicture, productPictures } from './productScenes'
import { shadeColours } from './shadeColours'

const masterOf = (name: string) => path.join('public/images', `${name}.jpg`)

test('no product shows a bare tress, and each shows a picture of the site', () => {
  const masters = findMasters('public/images')
  for (const { name, picture = '' } of catalogue) {
    expect([name, masters.has(picture)]).toEqual([name, true])
  }
})

test('no picture of a product is shown for another', () => {
  const names = catalogue.map(({ picture }) => picture)
  expect(new Set(names).size).toBe(names.length)
})

test.each(productPictures)('the scene of $name is told what the catalogue says', ({ facts }) => {
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
})

test.each(productPictures)('$name is of its shade to the eye', async (picture) => {
  const { shade } = picture.product
  if (!shade) throw new Error('The product has no shade')
  const { colour, ends } = shadeColours[shade]
  expect(distance(await hairOf(picture), labOfHex(colour))).toBeLessThan(25)
  if (!ends) return
  const low = await meanOnGround(masterOf(picture.name), { ...middle, top: 0.75, bottom: 0.9 })
  expect(distance(low, labOfHex(ends))).toBeLessThan(10)
})

const middle: Window = { left: 0.2, top: 0.25, right: 0.8, bottom: 0.75 }

/** Where a picture shows nothing but hair; those of the other scenes have it in their middle, on a ground. */
const onlyHair: Record<string, Window> = {
  bulk: middle,
  men: { left: 0.1, top: 0.2, right: 0.9, bottom: 0.45 },
  // Beside the head block's face.
  wig: { left: 0.62, top: 0.2, right: 0.72, bottom: 0.6 },
}

/** The mean colour of a picture's hair. */
function hairOf({ name, scene }: ProductPicture) {
  const part = onlyHair[scene]
  return part ? meanColour(masterOf(name), part) : meanOnGround(masterOf(name), middle)
}

describe.each(shades)('The shade %s', (shade) => {
  test('has the mean colour of its hair in the chart', async () => {
    const { colour, ends } = shadeColours[shade]
    const file = masterOf(shadePicture(shade).name)
    const root = ends ? { left: 0, top: 0, right: 1, bottom: 0.2 } : undefined
    expect(distance(await meanColour(file, root), labOfHex(colour))).toBeLessThan(2)
    if (!ends) return
    const last = { left: 0, top: 0.8, right: 1, bottom: 1 }
    expect(distance(await meanColour(file, last), labOfHex(ends))).toBeLessThan(2)
  })
})

test.each<Shade[]>([
  ['black', 'dark-brown', 'chocolate', 'natural-brown', 'medium-brown', 'light-brown'],
  ['auburn', 'copper', 'honey', 'light-blonde', 'platinum'],
  ['salt-and-pepper', 'silver'],
])(
  'the shades from %s to the lightest of them grow lighter, each to be told from the last',
  (...order) => {
    const colours = order.map((shade) => labOfHex(shadeColours[shade].colour))
    const steps = colours.slice(1).map((colour, index) => ({
      lighter: colour[0] - (colours[index]?.[0] ?? 0),
      apart: distance(colour, colours[index] ?? colour),
    }))
    for (const { lighter, apart } of steps) {
      expect(lighter).toBeGreaterThan(1)
      expect(apart).toBeGreaterThan(4)
    }
  },
)
