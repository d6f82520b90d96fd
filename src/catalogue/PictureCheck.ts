import { events, type Logger } from '../core/log'
import { pictureAddress, pictureNamed } from '../shared/pictures/Picture'
import type { Product } from '../shared/products'

/** The picture shown where a product has none; its master is in `public/images`. */
export const standIn = 'no-picture'

/** Products that one line of the log names; there may be thousands. */
const maxNamed = 20

/**
 * Replaces pictures that the build does not have, as after an upgrade or a rename, and addresses that are
 * no picture's of this site.
 */
export class PictureCheck {
  /**
   * @param pictures names of those that the build has
   * @param ownPictures names of those that the shop has added
   */
  constructor(
    readonly pictures: ReadonlySet<string>,
    readonly ownPictures: () => readonly string[],
    readonly log: Logger,
  ) {}

  #isMissing({ imageUrl }: Product): boolean {
    const name = pictureNamed(imageUrl)
    if (name === undefined) return true
    return !this.pictures.has(name) && !this.ownPictures().includes(name)
  }

  /** The products, with the stand-in where a picture is missing, which is logged. */
  apply(products: readonly Product[]): readonly Product[] {
    const lacking = products.filter((product) => this.#isMissing(product))
    if (lacking.length === 0) return products
    const details = lacking.slice(0, maxNamed).map(({ name, imageUrl }) => `${name}: ${imageUrl}`)
    this.log.warn({ details, count: lacking.length }, events.picturesMissing)
    const imageUrl = pictureAddress(standIn)
    return products.map((product) =>
      this.#isMissing(product) ? { ...product, imageUrl } : product,
    )
  }
}
