import type { ProductStore } from '../catalogue/ProductStore'
import { standIn } from '../catalogue/standIns'
import { ownPictureFiles, ownPicturesFolder } from '../content/shopFiles'
import { pictures } from '../pictures/manifest'
import { OwnPictures } from '../pictures/OwnPictures'
import { pictureNameOf } from '../pictures/pictureFiles'
import { pictureNameIn } from '../shared/pictures'
import type { ShopFile } from '../shop/shopSchema'

/** Names of the pictures that the shop has put into its folder; none where it cannot be read. */
export function ownPictureNames(dataDir: string): string[] {
  try {
    return ownPictureFiles(dataDir).flatMap((file) => pictureNameOf(file) ?? [])
  } catch {
    return []
  }
}

/** A sentence for each of them that the site does not show. */
export async function ownPictureProblems(
  dataDir: string,
  { pictures: said }: ShopFile,
  products: ProductStore,
): Promise<readonly string[]> {
  const ownPictures = new OwnPictures({ dataDir })
  await ownPictures.survey((name) => said?.[name]?.focus)
  const known = new Set([standIn, ...pictures.map(({ name }) => name)])
  const strange = ownPictureNames(dataDir).filter((name) => !known.has(name))
  // Without a database nobody knows what products show.
  const rows = strange.length > 0 ? await products.rows().catch(() => undefined) : []
  const ofProducts = rows?.map(({ imageUrl }) => pictureNameIn(String(imageUrl))) ?? strange
  const unused = strange.filter((name) => !ofProducts.includes(name))
  return [
    ...ownPictures.problems,
    ...unused.map(
      (name) => `${ownPicturesFolder}/${name} has the name of no picture and of no product`,
    ),
  ]
}
