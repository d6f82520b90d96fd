import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { OperatorError } from '../src/core/errors'
import { type Cut, encodePicture, settings } from '../src/pictures/encodePicture'
import { encodedFiles, pictureNameOf, shortHash, writeFolder } from '../src/pictures/pictureFiles'
import { shareCropOf } from '../src/pictures/sharePictures'
import {
  type FramedPicture,
  fileWidths,
  frameOfProduct,
  type PictureHashes,
} from '../src/shared/pictures'

const isDrawing = (file: string) => /\.svg$/i.test(file)

/** What is made of one master: a folder of the cache, and where its files go. */
interface Job {
  name: string
  file: string
  bytes: Buffer
  cut: Cut
  /** Hash of the master and of everything that determines how it is encoded. */
  key: string
}

interface PictureSources {
  masters: string
  /** Folder in which encoded pictures are kept between builds. */
  cache: string
  /** Pictures that must be there; a master that is not among them is a product's. */
  manifest: readonly FramedPicture[]
  /** Folder of what the site serves. */
  out: string
  /** Called before each picture that has to be encoded, which takes about a second. */
  onEncode?: (name: string, number: number, of: number) => void
}

export interface BuiltPictures {
  hashes: PictureHashes
  count: number
  /** How many were not in the cache. */
  encoded: number
  /** What the masters could do better. */
  warnings: string[]
}

/** The file of each name: a drawing only stands in until there is a picture. */
export function findMasters(folder: string): Map<string, string> {
  const masters = new Map<string, string>()
  for (const entry of fs.readdirSync(folder).sort()) {
    if (entry.startsWith('.')) continue
    const file = path.join(folder, entry)
    const name = pictureNameOf(entry.replace(/\.svg$/i, '.png'))
    if (name === undefined) {
      throw new OperatorError(
        `${file} is no picture: its name may have letters, digits, - and _, and ends in .jpg, .png, .webp, .avif, .tif or .svg`,
      )
    }
    const other = masters.get(name)
    if (other !== undefined && !isDrawing(other) && !isDrawing(file)) {
      throw new OperatorError(`Two pictures have one name: ${other} and ${file}`)
    }
    if (other === undefined || isDrawing(other)) masters.set(name, file)
  }
  return masters
}

function planJobs({ masters: folder, manifest }: PictureSources): Job[] {
  const masters = findMasters(folder)
  const missing = manifest.filter(({ name }) => !masters.has(name)).map(({ name }) => name)
  if (missing.length > 0) {
    throw new OperatorError(`There is no picture in ${folder} for: ${missing.join(', ')}`)
  }
  return [...masters].map(([name, file]) => {
    const { width, height } = manifest.find((one) => one.name === name) ?? frameOfProduct(name)
    const bytes = fs.readFileSync(file)
    const share = shareCropOf(name)
    const made = { settings, width, height, widths: fileWidths(width), with: sharp.versions, share }
    const key = createHash('sha256').update(bytes).update(JSON.stringify(made)).digest('hex')
    return { name, file, bytes, cut: { frame: { width, height }, share }, key }
  })
}

/** The warning about a master that has fewer pixels than its frame. */
async function smallness({ file, bytes, cut: { frame } }: Job): Promise<string | undefined> {
  const { autoOrient: size } = await sharp(bytes).metadata()
  if (isDrawing(file) || (size.width >= frame.width && size.height >= frame.height)) return
  return `${file} has ${size.width} × ${size.height} pixels and is enlarged to ${frame.width} × ${frame.height}`
}

/** Runs a task for each item, as many at a time as the machine has cores. */
async function forEachInParallel<T>(items: readonly T[], task: (item: T) => Promise<void>) {
  const queue = items.values()
  const work = async () => {
    for (const item of queue) await task(item)
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, work))
}

/**
 * Makes of every master what browsers choose from, in AVIF and WebP at several widths, and a JPEG
 * at the picture's own address; of some, one more that stands beside shared links. What was encoded
 * before comes from the cache, which keeps nothing else.
 */
export async function buildPictures(sources: PictureSources): Promise<BuiltPictures> {
  const { cache, out } = sources
  const jobs = planJobs(sources)
  fs.mkdirSync(cache, { recursive: true })
  const warnings: string[] = []
  const missing = jobs.filter(({ key }) => !fs.existsSync(path.join(cache, key)))
  let encoded = 0
  await forEachInParallel(jobs, async (job) => {
    try {
      const warning = await smallness(job)
      if (warning !== undefined) warnings.push(warning)
      if (!missing.includes(job)) return
      encoded += 1
      sources.onEncode?.(job.name, encoded, missing.length)
      writeFolder(await encodePicture(sharp(job.bytes), job.cut), path.join(cache, job.key))
    } catch (error) {
      throw new OperatorError(
        `${job.file} cannot be read as a picture: ${(error as Error).message}`,
      )
    }
  })

  const keys = new Set(jobs.map(({ key }) => key))
  for (const entry of fs.readdirSync(cache)) {
    if (!keys.has(entry)) fs.rmSync(path.join(cache, entry), { recursive: true })
  }

  const hashes = Object.fromEntries(jobs.map(({ name, key }) => [name, shortHash(key)]))
  for (const { name, key, cut } of jobs) {
    for (const [file, address] of encodedFiles(hashes, name, cut)) {
      const place = path.join(out, address)
      fs.mkdirSync(path.dirname(place), { recursive: true })
      fs.copyFileSync(path.join(cache, key, file), place)
    }
  }
  return { hashes, count: jobs.length, encoded, warnings: warnings.sort() }
}
