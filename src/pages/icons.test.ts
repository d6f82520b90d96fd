import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { lookup } from 'mime-types'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { colours } from '../../views/theme/tokens'

const site = siteOfSuite()

const read = (address: string) => fs.readFileSync(`public${address}`)

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

test('the manifest has the design’s colours and icons that are there, one of them maskable', async () => {
  const manifest = JSON.parse(read('/site.webmanifest').toString())
  expect(manifest.name).toBe('Chiomara')
  expect([manifest.theme_color, manifest.background_color]).toEqual([colours.paper, colours.paper])
  for (const { src, sizes, type } of manifest.icons) {
    expect(type).toBe(lookup(src))
    const { width, height } = await sharp(read(src)).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
  const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)
  expect(purposes).toContain('maskable')
})
