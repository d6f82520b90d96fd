import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { pictureAddress, usualFrame, variantAddress } from '../src/shared/pictures'
import {
  bands,
  blue,
  filesIn,
  green,
  near,
  plain,
  red,
  setPictureStage,
  svg,
} from '../tests/support/pictureStage'

const stage = setPictureStage()

describe('A picture', () => {
  test('is there in two formats at every step up to its frame, and as a JPEG', async () => {
    stage.write('lock.png', await plain(red).png().toBuffer())
    const { hashes, count, encoded, warnings } = await stage.build()
    expect([count, encoded, warnings]).toEqual([1, 1, []])
    expect([...filesIn(stage.out).keys()].sort()).toEqual([
      'images/lock.jpg',
      `pictures/${hashes.lock}/lock-192.avif`,
      `pictures/${hashes.lock}/lock-192.webp`,
      `pictures/${hashes.lock}/lock-360.avif`,
      `pictures/${hashes.lock}/lock-360.webp`,
      `pictures/${hashes.lock}/lock-400.avif`,
      `pictures/${hashes.lock}/lock-400.webp`,
    ])
    for (const [width, height] of [
      [360, 270],
      [400, 300],
    ] as const) {
      const avif = await sharp(stage.made(variantAddress(hashes, 'lock', width, 'avif'))).metadata()
      expect([avif.compression, avif.width, avif.height]).toEqual(['av1', width, height])
      const webp = await sharp(stage.made(variantAddress(hashes, 'lock', width, 'webp'))).metadata()
      expect([webp.format, webp.width, webp.height]).toEqual(['webp', width, height])
    }
    const jpeg = await sharp(stage.made(pictureAddress('lock'))).metadata()
    expect([jpeg.format, jpeg.isProgressive, jpeg.width, jpeg.height]).toEqual([
      'jpeg',
      true,
      400,
      300,
    ])
  })

  test.each([
    ['jpg', 'jpeg'],
    ['JPEG', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'avif'],
    ['tif', 'tiff'],
  ] as const)('may be a .%s', async (ending, format) => {
    stage.write(`lock.${ending}`, await plain(red).toFormat(format).toBuffer())
    await stage.build()
    expect(await stage.colourAt(pictureAddress('lock'), 200, 150)).toEqual(near(red))
  })

  test('of another ratio is cropped around its centre', async () => {
    stage.write('lock.png', await bands(1200, 300).png().toBuffer())
    await stage.build()
    for (const left of [5, 200, 394]) {
      expect(await stage.colourAt(pictureAddress('lock'), left, 150)).toEqual(near(green))
    }
  })

  test('that a camera held upright stands upright, and says nothing of the camera', async () => {
    const turned = await bands(300, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    stage.write('lock.jpg', turned)
    expect((await sharp(turned).metadata()).exif).toBeDefined()
    const { hashes, warnings } = await stage.build()
    expect(warnings).toEqual([])
    // Bands from left to right, turned clockwise, lie from top to bottom.
    for (const [top, colour] of [
      [40, red],
      [150, green],
      [260, blue],
    ] as const) {
      expect(await stage.colourAt(pictureAddress('lock'), 200, top)).toEqual(near(colour))
    }
    for (const address of [pictureAddress('lock'), variantAddress(hashes, 'lock', 400, 'webp')]) {
      const { exif, icc, orientation } = await sharp(stage.made(address)).metadata()
      expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
    }
  })

  test('of another colour space keeps its colours', async () => {
    const wide = await plain(green).withIccProfile('p3').png().toBuffer()
    // The numbers in it are others: those that mean the same green on a wider scale.
    const [r] = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    expect(r).toBeGreaterThan(green.r + 30)
    stage.write('lock.png', wide)
    await stage.build()
    expect(await stage.colourAt(pictureAddress('lock'), 9, 9)).toEqual(near(green))
  })

  test('made for print is shown on screens', async () => {
    const brown = { r: 150, g: 110, b: 90 }
    stage.write('lock.jpg', await plain(brown).withIccProfile('cmyk').jpeg().toBuffer())
    expect((await sharp(path.join(stage.masters, 'lock.jpg')).metadata()).channels).toBe(4)
    await stage.build()
    const { channels, space } = await sharp(stage.made(pictureAddress('lock'))).metadata()
    expect([channels, space]).toEqual([3, 'srgb'])
    // Ink has other browns; a picture taken for light would come out as its negative.
    const [r = 0, g = 0, b = 0] = await stage.colourAt(pictureAddress('lock'), 9, 9)
    expect([r, g]).toEqual([near(brown)[0], near(brown)[1]])
    expect(b).toBeLessThan(g)
  })

  test('with fewer pixels than its frame is enlarged, with a warning', async () => {
    stage.write('lock.png', await plain(red, { width: 200, height: 300 }).png().toBuffer())
    const { warnings } = await stage.build()
    expect(warnings).toEqual([
      `${path.join(stage.masters, 'lock.png')} has 200 × 300 pixels and is enlarged to 400 × 300`,
    ])
    expect((await sharp(stage.made(pictureAddress('lock'))).metadata()).width).toBe(400)
    // Also when it comes from the cache.
    expect((await stage.build()).warnings).toEqual(warnings)
  })

  test('that the site does not know is a product’s', async () => {
    stage.write('lock.png', await plain(red).png().toBuffer())
    stage.write('new-tape.jpg', await plain(blue, usualFrame).jpeg().toBuffer())
    const { hashes } = await stage.build()
    for (const address of [
      pictureAddress('new-tape'),
      variantAddress(hashes, 'new-tape', 1200, 'avif'),
    ]) {
      const { width, height } = await sharp(stage.made(address)).metadata()
      expect({ width, height }).toEqual(usualFrame)
    }
  })
})

describe('A drawing', () => {
  test('stands in for a picture, in the ground’s colour where it is transparent', async () => {
    stage.write('lock.svg', svg('none'))
    const { warnings } = await stage.build()
    expect(warnings).toEqual([])
    expect(await stage.colourAt(pictureAddress('lock'), 9, 9)).toEqual(
      near({ r: 250, g: 247, b: 242 }),
    )
  })

  test.each(['lock.jpg', 'lock.webp'])('gives way to %s', async (file) => {
    stage.write('lock.svg', svg('blue'))
    stage.write(file, await plain(red).png().toBuffer())
    await stage.build()
    expect(await stage.colourAt(pictureAddress('lock'), 9, 9)).toEqual(near(red))
  })
})
