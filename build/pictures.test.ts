import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import {
  type FramedPicture,
  pictureAddress,
  productFrame,
  variantAddress,
} from '../src/shared/pictures/Picture'
import { type BuiltPictures, buildPictures } from './pictures'

interface Colour {
  r: number
  g: number
  b: number
}

const red = { r: 200, g: 30, b: 40 }
const green = { r: 20, g: 160, b: 60 }
const blue = { r: 30, g: 60, b: 190 }

/** Every master of these tests fills this frame unless it says otherwise. */
const frame = { width: 400, height: 300 }

const listed = (name: string, own = frame): FramedPicture => ({
  name,
  ...own,
  alt: { it: 'Prova', en: 'Test' },
})

const plain = (background: Colour, { width, height } = frame): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** Three bands of one colour each, side by side. */
const bands = (width: number, height: number): Sharp => {
  const band = (input: Colour, left: number) => ({
    input: {
      create: { width: width / 3, height, channels: 3 as const, background: input },
    },
    left,
    top: 0,
  })
  return plain(red, { width, height }).composite([
    band(green, width / 3),
    band(blue, (width / 3) * 2),
  ])
}

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="4" height="3"><rect width="4" height="3" fill="${colour}"/></svg>`

let folder: string
let masters: string
let cache: string
let out: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-pictures-'))
  masters = path.join(folder, 'masters')
  cache = path.join(folder, 'cache')
  out = path.join(folder, 'out')
  fs.mkdirSync(masters)
})

afterEach(() => {
  fs.rmSync(folder, { recursive: true })
})

const write = (file: string, content: string | Buffer) =>
  fs.writeFileSync(path.join(masters, file), content)

const build = (manifest: readonly FramedPicture[] = [listed('lock')]): Promise<BuiltPictures> => {
  fs.rmSync(out, { recursive: true, force: true })
  return buildPictures({ masters, cache, out, manifest })
}

/** Every file below a folder, with the time it was written. */
const filesIn = (below: string): Map<string, number> =>
  new Map(
    fs
      .readdirSync(below, { recursive: true, encoding: 'utf8' })
      .map((file) => [file, fs.statSync(path.join(below, file))] as const)
      .filter(([, stat]) => stat.isFile())
      .map(([file, stat]) => [file, stat.mtimeMs]),
  )

const made = (address: string) => path.join(out, address)

/** The channels of one point of a picture that was made. */
async function colourAt(address: string, left: number, top: number) {
  const pixel = await sharp(made(address))
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return [...pixel]
}

/** What lossy formats leave of a colour. */
const near = ({ r, g, b }: Colour) => [r, g, b].map((channel) => expect.closeTo(channel, -1.2))

describe('A picture', () => {
  test('is there in two formats at every step up to its frame, and as a JPEG', async () => {
    write('lock.png', await plain(red).png().toBuffer())
    const { hashes, count, encoded, warnings } = await build()
    expect([count, encoded, warnings]).toEqual([1, 1, []])
    expect([...filesIn(out).keys()].sort()).toEqual([
      'images/lock.jpg',
      `pictures/${hashes.lock}/lock-360.avif`,
      `pictures/${hashes.lock}/lock-360.webp`,
      `pictures/${hashes.lock}/lock-400.avif`,
      `pictures/${hashes.lock}/lock-400.webp`,
    ])
    for (const [width, height] of [
      [360, 270],
      [400, 300],
    ] as const) {
      const avif = await sharp(made(variantAddress(hashes, 'lock', width, 'avif'))).metadata()
      expect([avif.compression, avif.width, avif.height]).toEqual(['av1', width, height])
      const webp = await sharp(made(variantAddress(hashes, 'lock', width, 'webp'))).metadata()
      expect([webp.format, webp.width, webp.height]).toEqual(['webp', width, height])
    }
    const jpeg = await sharp(made(pictureAddress('lock'))).metadata()
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
    write(`lock.${ending}`, await plain(red).toFormat(format).toBuffer())
    await build()
    expect(await colourAt(pictureAddress('lock'), 200, 150)).toEqual(near(red))
  })

  test('of another ratio is cropped around its centre', async () => {
    write('lock.png', await bands(1200, 300).png().toBuffer())
    await build()
    for (const left of [5, 200, 394]) {
      expect(await colourAt(pictureAddress('lock'), left, 150)).toEqual(near(green))
    }
  })

  test('that a camera held upright stands upright, and says nothing of the camera', async () => {
    const turned = await bands(300, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    write('lock.jpg', turned)
    expect((await sharp(turned).metadata()).exif).toBeDefined()
    const { hashes, warnings } = await build()
    expect(warnings).toEqual([])
    // Bands from left to right, turned clockwise, lie from top to bottom.
    for (const [top, colour] of [
      [40, red],
      [150, green],
      [260, blue],
    ] as const) {
      expect(await colourAt(pictureAddress('lock'), 200, top)).toEqual(near(colour))
    }
    for (const address of [pictureAddress('lock'), variantAddress(hashes, 'lock', 400, 'webp')]) {
      const { exif, icc, orientation } = await sharp(made(address)).metadata()
      expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
    }
  })

  test('of another colour space keeps its colours', async () => {
    const wide = await plain(green).withIccProfile('p3').png().toBuffer()
    // The numbers in it are others: those that mean the same green on a wider scale.
    const [r] = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    expect(r).toBeGreaterThan(green.r + 30)
    write('lock.png', wide)
    await build()
    expect(await colourAt(pictureAddress('lock'), 9, 9)).toEqual(near(green))
  })

  test('made for print is shown on screens', async () => {
    const brown = { r: 150, g: 110, b: 90 }
    write('lock.jpg', await plain(brown).withIccProfile('cmyk').jpeg().toBuffer())
    expect((await sharp(path.join(masters, 'lock.jpg')).metadata()).channels).toBe(4)
    await build()
    const { channels, space } = await sharp(made(pictureAddress('lock'))).metadata()
    expect([channels, space]).toEqual([3, 'srgb'])
    // Ink has other browns; a picture taken for light would come out as its negative.
    const [r = 0, g = 0, b = 0] = await colourAt(pictureAddress('lock'), 9, 9)
    expect([r, g]).toEqual([near(brown)[0], near(brown)[1]])
    expect(b).toBeLessThan(g)
  })

  test('with fewer pixels than its frame is enlarged, with a warning', async () => {
    write('lock.png', await plain(red, { width: 200, height: 300 }).png().toBuffer())
    const { warnings } = await build()
    expect(warnings).toEqual([
      `${path.join(masters, 'lock.png')} has 200 × 300 pixels and is enlarged to 400 × 300`,
    ])
    expect((await sharp(made(pictureAddress('lock'))).metadata()).width).toBe(400)
    // Also when it comes from the cache.
    expect((await build()).warnings).toEqual(warnings)
  })

  test('that the site does not know is a product’s', async () => {
    write('lock.png', await plain(red).png().toBuffer())
    write('new-tape.jpg', await plain(blue, productFrame).jpeg().toBuffer())
    const { hashes } = await build()
    for (const address of [
      pictureAddress('new-tape'),
      variantAddress(hashes, 'new-tape', 1200, 'avif'),
    ]) {
      const { width, height } = await sharp(made(address)).metadata()
      expect({ width, height }).toEqual(productFrame)
    }
  })
})

describe('A drawing', () => {
  test('stands in for a picture, in the ground’s colour where it is transparent', async () => {
    write('lock.svg', svg('none'))
    const { warnings } = await build()
    expect(warnings).toEqual([])
    expect(await colourAt(pictureAddress('lock'), 9, 9)).toEqual(near({ r: 250, g: 247, b: 242 }))
  })

  test.each(['lock.jpg', 'lock.webp'])('gives way to %s', async (file) => {
    write('lock.svg', svg('blue'))
    write(file, await plain(red).png().toBuffer())
    await build()
    expect(await colourAt(pictureAddress('lock'), 9, 9)).toEqual(near(red))
  })
})

describe('The build fails', () => {
  test('where two pictures have one name', async () => {
    write('lock.jpg', await plain(red).jpeg().toBuffer())
    write('lock.png', await plain(red).png().toBuffer())
    write('lock.svg', svg('red'))
    await expect(build()).rejects.toThrow(
      `Two pictures have one name: ${path.join(masters, 'lock.jpg')} and ${path.join(masters, 'lock.png')}`,
    )
  })

  test('where a picture cannot be read, or ends too early', async () => {
    write('lock.jpg', 'no picture')
    await expect(build()).rejects.toThrow(`${path.join(masters, 'lock.jpg')} cannot be read`)
    const whole = await bands(1200, 900).jpeg().toBuffer()
    write('lock.jpg', whole.subarray(0, whole.length / 2))
    await expect(build()).rejects.toThrow(`${path.join(masters, 'lock.jpg')} cannot be read`)
  })

  test('where a file has a name that no picture can have', async () => {
    write('.hidden', '')
    write('lock.svg', svg('red'))
    await build()
    write('two words.svg', svg('red'))
    await expect(build()).rejects.toThrow(`${path.join(masters, 'two words.svg')} is no picture`)
  })

  test('where pictures of the site are missing', async () => {
    write('lock.svg', svg('red'))
    const manifest = ['lock', 'curl', 'braid'].map((name) => listed(name))
    await expect(build(manifest)).rejects.toThrow(/no picture in .* for: curl, braid$/)
  })
})

describe('The cache', () => {
  test('spares a second build all encoding', async () => {
    write('lock.svg', svg('red'))
    write('curl.svg', svg('blue'))
    const first = await build()
    const kept = filesIn(cache)
    expect(kept.size).toBeGreaterThan(0)
    const contents = new Map(
      [...filesIn(out).keys()].map((file) => [file, fs.readFileSync(made(file), 'base64')]),
    )
    const second = await build()
    expect([first.encoded, second.encoded]).toEqual([2, 0])
    expect(filesIn(cache)).toEqual(kept)
    expect(second.hashes).toEqual(first.hashes)
    for (const [file, content] of contents) {
      expect([file, fs.readFileSync(made(file), 'base64') === content]).toEqual([file, true])
    }
  })

  test('encodes what has changed, under a new address, and forgets what it was', async () => {
    write('lock.svg', svg('red'))
    write('curl.svg', svg('blue'))
    const first = await build()
    const before = fs.readdirSync(cache)
    write('lock.svg', svg('green'))
    const second = await build()
    expect(second.encoded).toBe(1)
    expect(second.hashes.lock).not.toBe(first.hashes.lock)
    expect(second.hashes.curl).toBe(first.hashes.curl)
    expect(fs.readdirSync(cache)).toHaveLength(2)
    expect(fs.readdirSync(cache).filter((entry) => before.includes(entry))).toHaveLength(1)
  })

  test('encodes anew for another frame', async () => {
    write('lock.svg', svg('red'))
    const first = await build()
    const second = await build([listed('lock', { width: 400, height: 200 })])
    expect(second.encoded).toBe(1)
    expect(second.hashes.lock).not.toBe(first.hashes.lock)
  })

  test('keeps pictures of one content once, and clears away what was not finished', async () => {
    fs.mkdirSync(path.join(cache, 'unfinished-x'), { recursive: true })
    write('lock.svg', svg('red'))
    write('curl.svg', svg('red'))
    await build([listed('lock'), listed('curl')])
    expect(fs.readdirSync(cache)).toHaveLength(1)
    expect(fs.existsSync(made(pictureAddress('curl')))).toBe(true)
  })
})
