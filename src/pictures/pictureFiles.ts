import fs from 'node:fs'
import path from 'node:path'
import { fileWidths, type PictureHashes, pictureAddress, variantAddress } from '../shared/pictures'
import type { Cut } from './encodePicture'
import { shareAddress } from './sharePictures'

/** The name of the picture that a file stands for; undefined where it is no picture's. */
export const pictureNameOf = (file: string): string | undefined =>
  /^([\w-]+)\.(?:jpe?g|png|webp|avif|tiff?)$/i.exec(file)?.[1]

/** The part of a hash that addresses have: one name has few versions, and each another part. */
export const shortHash = (hash: string) => hash.slice(0, 6)

/** The files that `encodePicture` makes, each with its address. */
export function encodedFiles(
  hashes: PictureHashes,
  name: string,
  { frame, share }: Cut,
): [file: string, address: string][] {
  const variants = fileWidths(frame.width).flatMap((width) =>
    (['avif', 'webp'] as const).map((format): [string, string] => [
      `${width}.${format}`,
      variantAddress(hashes, name, width, format),
    ]),
  )
  const shared: typeof variants = share ? [['share.jpg', shareAddress(hashes, name)]] : []
  return [['frame.jpg', pictureAddress(name)], ...variants, ...shared]
}

/** Writes files into a new folder, which is there once all of them are. */
export function writeFolder(files: ReadonlyMap<string, Buffer>, folder: string): void {
  const unfinished = fs.mkdtempSync(path.join(path.dirname(folder), 'unfinished-'))
  try {
    for (const [file, content] of files) fs.writeFileSync(path.join(unfinished, file), content)
    fs.renameSync(unfinished, folder)
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true })
    // Another process may have made the same, and have been faster.
    if (!fs.existsSync(folder)) throw error
  }
}
