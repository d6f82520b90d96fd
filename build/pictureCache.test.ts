import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { pictureAddress } from '../src/shared/pictures'
import {
  bands,
  filesIn,
  listed,
  plain,
  red,
  setPictureStage,
  svg,
} from '../tests/support/pictureStage'

const stage = setPictureStage()

describe('The build fails', () => {
  test('where two pictures have one name', async () => {
    stage.write('lock.jpg', await plain(red).jpeg().toBuffer())
    stage.write('lock.png', await plain(red).png().toBuffer())
    stage.write('lock.svg', svg('red'))
    await expect(stage.build()).rejects.toThrow(
      `Two pictures have one name: ${path.join(stage.masters, 'lock.jpg')} and ${path.join(stage.masters, 'lock.png')}`,
    )
  })

  test('where a picture cannot be read, or ends too early', async () => {
    stage.write('lock.jpg', 'no picture')
    await expect(stage.build()).rejects.toThrow(
      `${path.join(stage.masters, 'lock.jpg')} cannot be read`,
    )
    const whole = await bands(1200, 900).jpeg().toBuffer()
    stage.write('lock.jpg', whole.subarray(0, whole.length / 2))
    await expect(stage.build()).rejects.toThrow(
      `${path.join(stage.masters, 'lock.jpg')} cannot be read`,
    )
  })

  test('where a file has a name that no picture can have', async () => {
    stage.write('.hidden', '')
    stage.write('lock.svg', svg('red'))
    await stage.build()
    stage.write('two words.svg', svg('red'))
    await expect(stage.build()).rejects.toThrow(
      `${path.join(stage.masters, 'two words.svg')} is no picture`,
    )
  })

  test('where pictures of the site are missing', async () => {
    stage.write('lock.svg', svg('red'))
    const manifest = ['lock', 'curl', 'braid'].map((name) => listed(name))
    await expect(stage.build(manifest)).rejects.toThrow(/no picture in .* for: curl, braid$/)
  })
})

describe('The cache', () => {
  test('spares a second build all encoding', async () => {
    stage.write('lock.svg', svg('red'))
    stage.write('curl.svg', svg('blue'))
    const first = await stage.build()
    const kept = filesIn(stage.cache)
    expect(kept.size).toBeGreaterThan(0)
    const contents = new Map(
      [...filesIn(stage.out).keys()].map((file) => [
        file,
        fs.readFileSync(stage.made(file), 'base64'),
      ]),
    )
    const second = await stage.build()
    expect([first.encoded, second.encoded]).toEqual([2, 0])
    expect(filesIn(stage.cache)).toEqual(kept)
    expect(second.hashes).toEqual(first.hashes)
    for (const [file, content] of contents) {
      expect([file, fs.readFileSync(stage.made(file), 'base64') === content]).toEqual([file, true])
    }
  })

  test('encodes what has changed, under a new address, and forgets what it was', async () => {
    stage.write('lock.svg', svg('red'))
    stage.write('curl.svg', svg('blue'))
    const first = await stage.build()
    const before = fs.readdirSync(stage.cache)
    stage.write('lock.svg', svg('green'))
    const second = await stage.build()
    expect(second.encoded).toBe(1)
    expect(second.hashes.lock).not.toBe(first.hashes.lock)
    expect(second.hashes.curl).toBe(first.hashes.curl)
    expect(fs.readdirSync(stage.cache)).toHaveLength(2)
    expect(fs.readdirSync(stage.cache).filter((entry) => before.includes(entry))).toHaveLength(1)
  })

  test('encodes anew for another frame', async () => {
    stage.write('lock.svg', svg('red'))
    const first = await stage.build()
    const second = await stage.build([listed('lock', { width: 400, height: 200 })])
    expect(second.encoded).toBe(1)
    expect(second.hashes.lock).not.toBe(first.hashes.lock)
  })

  test('keeps pictures of one content once, and clears away what was not finished', async () => {
    fs.mkdirSync(path.join(stage.cache, 'unfinished-x'), { recursive: true })
    stage.write('lock.svg', svg('red'))
    stage.write('curl.svg', svg('red'))
    await stage.build([listed('lock'), listed('curl')])
    expect(fs.readdirSync(stage.cache)).toHaveLength(1)
    expect(fs.existsSync(stage.made(pictureAddress('curl')))).toBe(true)
  })
})
