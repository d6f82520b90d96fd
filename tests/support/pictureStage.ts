import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, expect } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { type BuiltPictures, buildPictures } from '../../build/pictures'
import type { FramedPicture } from '../../src/shared/pictures'
import { setFolder } from './setFolder'

interface Colour {
  r: number
  g: number
  b: number
}

export const red = { r: 200, g: 30, b: 40 }
export const green = { r: 20, g: 160, b: 60 }
export const blue = { r: 30, g: 60, b: 190 }

/** Every master of these tests fills this frame unless it says otherwise. */
export const frame = { width: 400, height: 300 }

export const listed = (name: string, own = frame): FramedPicture => ({
  name,
  ...own,
  alt: { it: 'Prova', en: 'Test' },
})

export const plain = (background: Colour, { width, height } = frame): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** Three bands of one colour each, side by side. */
export const bands = (width: number, height: number): Sharp => {
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

export const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="4" height="3"><rect width="4" height="3" fill="${colour}"/></svg>`

/** Folders for building pictures in: that of the masters is there, that of the cache is not yet. */
interface PictureStage {
  readonly masters: string
  readonly cache: string
  readonly out: string
  /** Puts a master into its folder. */
  write: (file: string, content: string | Buffer) => void
  /** Builds what the manifest lists, into an empty folder. */
  build: (manifest?: readonly FramedPicture[]) => Promise<BuiltPictures>
  /** The file that was made for an address. */
  made: (address: string) => string
  /** The channels of one point of a picture that was made. */
  colourAt: (address: string, left: number, top: number) => Promise<number[]>
}

/** Sets a new stage for each test of the file that calls this. */
export function setPictureStage(): PictureStage {
  const at = setFolder()
  const stage = {
    write: (file, content) => fs.writeFileSync(path.join(stage.masters, file), content),
    build(manifest = [listed('lock')]) {
      const { masters, cache, out } = stage
      fs.rmSync(out, { recursive: true, force: true })
      return buildPictures({ masters, cache, out, manifest })
    },
    made: (address) => path.join(stage.out, address),
    async colourAt(address, left, top) {
      const area = { left, top, width: 1, height: 1 }
      return [...(await sharp(stage.made(address)).extract(area).raw().toBuffer())]
    },
  } as PictureStage

  beforeEach(() => {
    Object.assign(stage, { masters: at('masters'), cache: at('cache'), out: at('out') })
    fs.mkdirSync(stage.masters)
  })

  return stage
}

/** Every file below a folder, with the time it was written. */
export const filesIn = (below: string): Map<string, number> =>
  new Map(
    fs
      .readdirSync(below, { recursive: true, encoding: 'utf8' })
      .map((file) => [file, fs.statSync(path.join(below, file))] as const)
      .filter(([, stat]) => stat.isFile())
      .map(([file, stat]) => [file, stat.mtimeMs]),
  )

/** What lossy formats leave of a colour. */
export const near = ({ r, g, b }: Colour) =>
  [r, g, b].map((channel) => expect.closeTo(channel, -1.2))
