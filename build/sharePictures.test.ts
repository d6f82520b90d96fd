import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { shareAddress, sharePictures } from '../src/shared/pictures/sharePictures'
import { bands, listed, near, plain, red } from '../tests/support/pictureStage'
import { setFolder } from '../tests/support/setFolder'
import { buildSharePictures } from './sharePictures'

const at = setFolder()

beforeEach(() => fs.mkdirSync(at('masters')))

const lock = { picture: listed('lock'), crop: 'top' } as const

/** Writes the master and makes its picture, of which this is the address. */
async function build(master: Sharp): Promise<string> {
  fs.writeFileSync(at('masters', 'lock.png'), await master.png().toBuffer())
  return shareAddress(await buildSharePictures([lock, lock], at('masters'), at('out')), 'lock')
}

test('a picture to share has the size that every network takes, at an address of its own', async () => {
  const address = await build(plain(red, { width: 1200, height: 1500 }))
  expect(address).toMatch(/^\/pictures\/[0-9a-f]{6}\/lock-share\.jpg$/)
  const { format, width, height } = await sharp(at('out', address)).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  const other = await build(bands(1200, 1500))
  expect(other).not.toBe(address)
})

test('of a high master the part that is asked for stays in the frame', async () => {
  const high = plain({ r: 255, g: 255, b: 255 }, { width: 1200, height: 1500 })
  const band = { create: { width: 1200, height: 400, channels: 3 as const, background: red } }
  const address = await build(high.composite([{ input: band, left: 0, top: 0 }]))
  const point = { left: 600, top: 100, width: 1, height: 1 }
  const colour = await sharp(at('out', address)).extract(point).raw().toBuffer()
  expect([...colour]).toEqual(near(red))
})

test('every page has a picture that the site has a master of', () => {
  const files = fs.readdirSync(path.join('public', 'images'))
  for (const { picture } of Object.values(sharePictures)) {
    expect([picture.name, files.some((file) => path.parse(file).name === picture.name)]).toEqual([
      picture.name,
      true,
    ])
  }
})
