import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { shareJpeg } from '../src/ownPictures/encodePicture'
import { shortHash } from '../src/ownPictures/pictureFiles'
import type { PictureHashes } from '../src/shared/pictures/Picture'
import { type SharePicture, shareAddress, shareFrame } from '../src/shared/pictures/sharePictures'
import { findMasters } from './pictures'

/**
 * Makes the pictures that stand beside shared links. They take a second all together, so none is kept
 * between builds.
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
    const jpeg = await shareJpeg(sharp(files.get(name)), { ...shareFrame, crop: one.crop })
    const hash = shortHash(createHash('sha256').update(jpeg).digest('hex'))
    const place = path.join(out, shareAddress({ [name]: hash }, name))
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, jpeg)
    return [name, hash] as const
  })
  return Object.fromEntries(await Promise.all(made))
}
