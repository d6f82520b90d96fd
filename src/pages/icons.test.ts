import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { lookup } from 'mime-types'
import sharp from 'sharp'
import { colours } from '../../views/theme/tokens'

const read = (address: string) => fs.readFileSync(`public${address}`)

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
