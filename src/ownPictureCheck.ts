import path from 'node:path'
import { Writable } from 'node:stream'
import type { ProductStore } from './catalogue/ProductStore'
import { standIn } from './catalogue/standIns'
import { createLogger } from './core/log'
import { ownPictureFiles, shopFileName } from './core/shopFiles'
import { OwnPictures } from './ownPictures/OwnPictures'
import { pictureNameOf } from './ownPictures/pictureFiles'
import { pictures } from './shared/pictures/manifest'
import { pictureNamed } from './shared/pictures/Picture'
import { readShopAt } from './shop/ShopSource'

/** Names of the pictures that the shop has put into its folder. */
export function ownPictureNames(dataDir: string): string[] {
  return ownPictureFiles(dataDir).flatMap((file) => pictureNameOf(file) ?? [])
}

/** A sentence for each of them that the site does not show. */
export async function ownPictureProblems(
  dataDir: string,
  products: ProductStore,
): Promise<readonly string[]> {
  const found = await readShopAt(path.join(dataDir, shopFileName))
  const said = found && 'file' in found ? found.file.pictures : undefined
  const ownPictures = new OwnPictures({ dataDir, log: createLogger('silent', new Writable()) })
  await ownPictures.survey((name) => said?.[name]?.focus)
  const known = new Set([standIn, ...pictures.map(({ name }) => name)])
  const strange = ownPictureNames(dataDir).filter((name) => !known.has(name))
  // Without a database nobody knows what products show.
  const rows = strange.length > 0 ? await products.rows().catch(() => undefined) : []
  const shown = rows?.map(({ imageUrl }) => pictureNamed(String(imageUrl))) ?? strange
  const unused = strange.filter((name) => !shown.includes(name))
  return [
    ...ownPictures.problems,
    ...unused.map((name) => `${name} has the name of no picture and of no product`),
  ]
}
