import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { shareAddress, sharePictures } from '../src/pictures/sharePictures'
import { bands, listed, near, plain, red, setPictureStage } from '../tests/support/pictureStage'

const stage = setPictureStage()

/** Builds the picture that opens home, of which this is the address beside shared links. */
async function build(master: Sharp): Promise<string> {
  stage.write('hero.png', await master.png().toBuffer())
  return shareAddress((await stage.build([listed('hero')])).hashes, 'hero')
}

test('a picture to share has the size that every network takes, at an address of its own', async () => {
  const address = await build(plain(red, { width: 1200, height: 1500 }))
  expect(address).toMatch(/^\/pictures\/[0-9a-f]{6}\/hero-share\.jpg$/)
  const { format, width, height } = await sharp(stage.made(address)).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  const other = await build(bands(1200, 1500))
  expect(other).not.toBe(address)
})

test('of a high master the part that is asked for stays in the frame', async () => {
  const high = plain({ r: 255, g: 255, b: 255 }, { width: 1200, height: 1500 })
  const band = { create: { width: 1200, height: 400, channels: 3 as const, background: red } }
  const address = await build(high.composite([{ input: band, left: 0, top: 0 }]))
  expect(await stage.colourAt(address, 600, 100)).toEqual(near(red))
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
