import { events, type Logger } from '../core/log'
import { pictureAddress, pictureNameIn } from '../shared/pictures'
import type { Product } from '../shared/products'

/** The picture shown where a product has none; its master is in `public/images`. */
export const standIn = 'no-picture'

/** Products that one line of the log names; there may be thousands. */
const maxNamed = 20

/**
 * The products with the stand-in in the place of pictures that the site does not have, as after an
 * upgrade or a rename, and of addresses that are no picture's of this site. They are logged.
 * @param pictures names of those that the site has
 */
export function withStandIns(
  products: readonly Product[],
  pictures: ReadonlySet<string>,
  log: Logger,
): readonly Product[] {
  const lacks = ({ imageUrl }: Product) => !pictures.has(pictureNameIn(imageUrl) ?? '')
  const lacking = products.filter(lacks)
  if (lacking.length === 0) return products
  const details = lacking.slice(0, maxNamed).map(({ name, imageUrl }) => `${name}: ${imageUrl}`)
  log.warn({ details, count: lacking.length }, events.picturesMissing)
  const imageUrl = pictureAddress(standIn)
  return products.map((product) => (lacks(product) ? { ...product, imageUrl } : product))
}
