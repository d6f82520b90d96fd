import { frameOfProduct, type PictureEntry, pictureNameIn } from '../../src/shared/pictures'
import type { ListedProduct } from '../../src/shared/products'

/**
 * The picture that a product shows, called by the product's name. The server replaces addresses
 * that are no picture's of this site (`standIns.ts`).
 */
export function productPicture({
  imageUrl,
  name: it,
  nameEn: en,
}: Pick<ListedProduct, 'imageUrl' | 'name' | 'nameEn'>): PictureEntry {
  const name = pictureNameIn(imageUrl) ?? ''
  return { name, ...frameOfProduct(name), alt: { it, en } }
}
