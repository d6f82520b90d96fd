import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { colours } from '../../views/theme/tokens'
import { contentType } from '../http/builtFiles'

const site = siteOfSuite()

const read = (address: string) => fs.readFileSync(`public${address}`)

/** The picture at a size, as red, green and blue. */
const drawn = (picture: Buffer, size: number) =>
  sharp(picture, { density: (72 * size) / 32 })
    .resize(size, size)
    .removeAlpha()
    .raw()
    .toBuffer()

/** How much two pictures differ, as a share of what they could. */
function difference(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0)
  return sum / one.length / 255
}

/** The PNGs in an icon file, by their side in pixels. */
function picturesIn(ico: Buffer): Map<number, Buffer> {
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index)
  return new Map(
    entries.map((at) => {
      const [size, start] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)]
      return [ico.readUInt8(at), ico.subarray(start, start + size)]
    }),
  )
}

test('every page names its icons and its manifest', async () => {
  for (const path of ['/', '/en/faq', '/nothing']) {
    const document = parse(await (await fetch(site.url + path)).text())
    const links = document.querySelectorAll('head link[rel~="icon"], head link[rel$="-icon"]')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/favicon.ico',
      '/icon.svg',
      '/apple-touch-icon.png',
    ])
    const manifest = document.querySelector('head link[rel="manifest"]')
    expect(manifest?.getAttribute('href')).toBe('/site.webmanifest')
    const theme = document.querySelector('head meta[name="theme-color"]')
    expect(theme?.getAttribute('content')).toBe(colours.paper)
  }
})

test('all icons are the one drawing', async () => {
  const drawing = read('/icon.svg')
  const icons = new Map([
    ...picturesIn(read('/favicon.ico')),
    [180, read('/apple-touch-icon.png')],
    [192, read('/icon-192.png')],
    [512, read('/icon-512.png')],
  ])
  expect([...icons.keys()]).toEqual([16, 32, 48, 180, 192, 512])
  for (const [size, icon] of icons) {
    const { width, height, hasAlpha } = await sharp(icon).metadata()
    expect([width, height]).toEqual([size, size])
    if (hasAlpha) expect((await sharp(icon).stats()).isOpaque).toBe(true)
    const differs = difference(await drawn(icon, size), await drawn(drawing, size))
    expect([size, differs < 0.02]).toEqual([size, true])
  }
})

test('the manifest has the design’s colours and icons that are there, one of them maskable', async () => {
  const manifest = JSON.parse(read('/site.webmanifest').toString())
  expect(contentType('/site.webmanifest')).toBe('application/manifest+json; charset=utf-8')
  expect(manifest.name).toBe('Chiomara')
  expect([manifest.theme_color, manifest.background_color]).toEqual([colours.paper, colours.paper])
  for (const { src, sizes, type } of manifest.icons) {
    expect(type).toBe(contentType(src).split(';')[0])
    const { width, height } = await sharp(read(src)).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
  const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)
  expect(purposes).toContain('maskable')
  // What is kept of a maskable icon is a circle of four fifths: nothing is drawn outside of it.
  const size = 512
  const pixels = await drawn(read('/icon-512.png'), size)
  const ground = [...pixels.subarray(0, 3)]
  for (let y = 0; y < size; y += 4) {
    for (let x = 0; x < size; x += 4) {
      if (Math.hypot(x - size / 2, y - size / 2) < size * 0.4) continue
      const at = 3 * (y * size + x)
      if (difference(pixels.subarray(at, at + 3), Buffer.from(ground)) > 0.02) {
        throw new Error(`The icon is drawn at ${x}, ${y}`)
      }
    }
  }
})
