import { type CatalogueEntry, catalogue } from '../knex/seeds/catalogue'
import { type Frame, singleProductFrame, singleProductPrefix } from '../src/shared/pictures'

/** A picture that shows one product of the first catalogue, and what its scene is told. */
export interface ProductPicture extends Frame {
  name: string
  product: CatalogueEntry
  /** Shared by the products of a line. */
  scene: string
  facts: object
  /** Left and right exchanged: every second one, by name, of a line with one frame, so that neighbours differ. */
  mirrored: boolean
}

const ofOneFrame = ['tape-in', 'keratin', 'weft', 'men']

/** What each scene is told beside the shade: what the product's facts say, and else its Italian name and base. */
const told: Record<string, (product: CatalogueEntry) => object> = {
  'tape-in': ({ lengthCm }) => ({ lengthCm }),
  keratin: (product) => ({ lengthCm: product.lengthCm, ...waveOf(product) }),
  bulk: (product) => ({
    lengthCm: product.lengthCm,
    weightG: product.weightG,
    ...waveOf(product),
  }),
  // The catalogue leaves one weft's width out.
  weft: ({ lengthCm, widthCm = 75 }) => ({ lengthCm, widthCm }),
  men: ({ name, base }) => ({
    base: /monofilo/.test(name) ? 'monofilament' : 'front-lace',
    density: Number(/densità (\d+)%/.exec(base ?? '')?.[1]),
  }),
  wig: (product) => ({
    cut: cutOf(product),
    ...waveOf(product),
  }),
  topper: () => ({}),
}

function cutOf({ name }: CatalogueEntry) {
  if (/caschetto/.test(name)) return 'bob'
  return /corta/.test(name) ? 'short' : 'long'
}

function waveOf({ name }: CatalogueEntry) {
  return /moss[aei]/.test(name) ? { wavy: true } : {}
}

const sceneOf = ({ picture = '' }: CatalogueEntry) =>
  Object.keys(told).find((one) => picture.startsWith(`${singleProductPrefix}${one}-`))

/** The pictures of products that have one of their own. */
export const productPictures: readonly ProductPicture[] = Object.keys(told).flatMap((scene) =>
  catalogue
    .filter((product) => sceneOf(product) === scene)
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((product, place) => ({
      name: product.picture ?? '',
      ...singleProductFrame,
      product,
      scene,
      facts: { shade: product.shade, ...told[scene]?.(product) },
      mirrored: ofOneFrame.includes(scene) && place % 2 === 1,
    })),
)
