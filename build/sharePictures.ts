import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type SharePicture, shareAddress, shareFrame } from '../src/pages/sharePictures'
import { settings } from '../src/photographs/encodePicture'
import type { PictureHashes } from '../src/shared/pictures/Picture'
import { findMasters, hashLength } from './pictures'

/**
 * Makes the pictures that stand beside shared links, as JPEG, which every network reads. They take a
 * second all together, so none is kept between builds.
 * @returns the hash of each, by its picture's name
 */
export async function buildSharePictures(
  shared: readonly SharePicture[],
  masters: string,
  out: string,
): Promise<PictureHashes> {
  const files = findMasters(masters)
  const byName = new Map(shared.map((one) => [one.picture.name, one]))
  const made = [...byName].map(async ([name, one]) => {
    const jpeg = await sharp(files.get(name))
      .autoOrient()
      .resize({ ...shareFrame, fit: 'cover', position: one.crop })
      .flatten({ background: settings.ground })
      .jpeg(settings.jpeg)
      .toBuffer()
    const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, hashLength)
    const place = path.join(out, shareAddress({ [name]: hash }, one))
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, jpeg)
    return [name, hash] as const
  })
  return Object.fromEntries(await Promise.all(made))
}
