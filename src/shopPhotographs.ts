import fs from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import { createLogger, type Logger } from './core/log'
import { shareAddress, shareFrameOf } from './pages/sharePictures'
import { photographEncoder } from './photographs/encoder'
import { Photographs, photographsFolder } from './photographs/Photographs'
import { pictureNameOf } from './photographs/pictureFiles'
import { pictureFrame } from './shared/pictures/manifest'
import { readShopAt, shopFileName } from './shop/ShopSource'

/**
 * The shop's photographs, cut to the frames of the pictures that they replace.
 * @param onReady is called when all are ready that were waiting
 */
export function createPhotographs(dataDir: string, log: Logger, onReady = () => {}): Photographs {
  return new Photographs({
    dataDir,
    log,
    encoder: photographEncoder,
    frameOf: pictureFrame,
    shareOf: shareFrameOf,
    shareAddress: (shares, name) => shareAddress(shares, { picture: { name } }),
    onReady,
  })
}

/** Names of the pictures that the shop has put into its folder of photographs. */
export function photographNames(dataDir: string): string[] {
  const folder = path.join(dataDir, photographsFolder)
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder).flatMap((file) => pictureNameOf(file) ?? [])
}

/** A sentence for each photograph that the site does not show. */
export async function photographProblems(dataDir: string): Promise<readonly string[]> {
  const found = await readShopAt(path.join(dataDir, shopFileName))
  const photographs = createPhotographs(dataDir, createLogger('silent', new Writable()))
  await photographs.look((name) => found?.file?.pictures?.[name]?.focus)
  return photographs.problems
}
