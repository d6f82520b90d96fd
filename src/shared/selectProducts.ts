import { type Facets, hasFacets, noFacets, passesFacets } from './catalogueFilters'
import { type Category, categories } from './categories'
import { customLengthCm } from './lineFigures'
import type { OnRequest } from './onRequest'
import { type ListedProduct, productsOf } from './products'
import { shades } from './shades'

/** The lines at the head of every selection. */
const firstLines: readonly Category[] = ['italian-keratine-glue', 'protesi-donna']

/** The products that pass the filters, those of the first lines ahead; otherwise as they came. */
export function selectProducts(
  products: readonly ListedProduct[],
  line: Category | null,
  facets: Facets = noFacets,
) {
  const selected = products.filter(
    (product) => (line === null || product.category === line) && passesFacets(product, facets),
  )
  const isFirst = ({ category }: ListedProduct) => firstLines.includes(category)
  return [...selected.filter(isFirst), ...selected.filter((product) => !isFirst(product))]
}

/** The lines of products, in the order in which each first comes. */
export function linesOf(products: readonly ListedProduct[]): Category[] {
  return [...new Set(products.map(({ category }) => category))]
}

/**
 * The facets that products differ in: shades in the chart's order, lengths from short to long.
 * @param chosen stands among those of its kind, even if no product has it
 */
export function offeredFacets(products: readonly ListedProduct[], chosen: Facets = noFacets) {
  const withChosen = <F>(offered: readonly F[], one: F | null) =>
    new Set(offered.length > 0 && one !== null ? [...offered, one] : offered)
  const found = products.flatMap(({ shade }) => shade ?? [])
  const lengths = products.flatMap(({ lengthCm }) => lengthCm ?? [])
  const offeredShades = withChosen(found, chosen.shade)
  return {
    shades: shades.filter((shade) => offeredShades.has(shade)),
    lengths: [...withChosen(lengths, chosen.lengthCm)].sort((one, other) => one - other),
  }
}

/** Whether the shop can make it: the line has shades, and the length is listed or made to order. */
function isMade(ofLine: readonly ListedProduct[], { shade, lengthCm }: Facets): boolean {
  const { shades, lengths } = offeredFacets(ofLine)
  const isShade = shade === null || shades.length > 0
  const isLength =
    lengthCm === null ||
    lengths.includes(lengthCm) ||
    (lengths.length > 0 && lengthCm >= customLengthCm.least && lengthCm <= customLengthCm.most)
  return isShade && isLength
}

/** A wish for each line of which no listed product passes the filters and the shop can make one. */
export function madeOnRequest(
  products: readonly ListedProduct[],
  line: Category | null,
  facets: Facets,
): OnRequest[] {
  const { shade, lengthCm } = facets
  if (!hasFacets(facets) || shade === 'unknown') return []
  const lines = line === null ? categories : [line]
  return lines.flatMap((line) => {
    const ofLine = productsOf(products, line)
    const isListed = ofLine.some((product) => passesFacets(product, facets))
    return !isListed && isMade(ofLine, facets) ? [{ line, shade, lengthCm }] : []
  })
}
