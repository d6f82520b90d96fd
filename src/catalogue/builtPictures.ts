import fs from 'node:fs'
import path from 'node:path'
import { pictureNamed } from '../shared/pictures/Picture'

/**
 * Names of the pictures in a folder of files to be served.
 * @returns undefined where there is no such folder, and so nobody knows
 */
export function builtPictures(publicFolder: string): ReadonlySet<string> | undefined {
  const folder = path.join(publicFolder, 'images')
  if (!fs.existsSync(folder)) return undefined
  return new Set(fs.readdirSync(folder).flatMap((file) => pictureNamed(`/images/${file}`) ?? []))
}
