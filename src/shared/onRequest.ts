import { type Facets, hasFacets } from './catalogueFilters'
import { type Category, categories } from './categories'
import { categoryLabels } from './categoryLabels'
import { type Bilingual, type Language, languages } from './languages'
import type { ListedProduct } from './products'
import { type Shade, shadeName, shades } from './shades'

/** What the catalogue does not list and the shop makes: of a line, in a shade, a length or both. */
export interface OnRequest extends Facets {
  line: Category
  shade: Shade | null
}

/** The words by which such a name differs from a product's. */
const onRequestWords: Bilingual<string> = { it: 'su richiesta', en: 'on request' }

/**
 * The name that forms, lists and mails carry in the place of a product's:
 * `Extension alla cheratina, castano scuro, 60 cm (su richiesta)`
 */
export function onRequestName({ line, shade, lengthCm }: OnRequest, language: Language): string {
  const parts = [
    categoryLabels[line][language],
    shade && shadeName(shade, language),
    lengthCm && `${lengthCm} cm`,
  ]
  return `${parts.filter(Boolean).join(', ')} (${onRequestWords[language]})`
}

/** The wish as a product, in the shape that goes onto the visitor's list. */
export function productOfWish(wish: OnRequest) {
  const name = onRequestName(wish, 'it')
  return { name, nameEn: onRequestName(wish, 'en'), category: wish.line, shade: wish.shade }
}

/** The product of a line in a shade; where there is none, the wish for the shade as a product. */
export function productInShade(products: readonly ListedProduct[], line: Category, shade: Shade) {
  return (
    products.find((one) => one.category === line && one.shade === shade) ??
    productOfWish({ line, shade, lengthCm: null })
  )
}

/** The wish that a name in either language stands for, as a product; undefined for other texts. */
export function wishedProduct(name: string) {
  const language = languages.find((one) => name.endsWith(`(${onRequestWords[one]})`))
  if (!language) return undefined
  const length = / ([1-9]\d{0,5}) cm \(/.exec(name)?.[1]
  const lengthCm = length === undefined ? null : Number(length)
  const wishes = categories.flatMap((line) =>
    [null, ...shades].map((shade) => ({ line, shade, lengthCm })),
  )
  const wish = wishes.find((wish) => hasFacets(wish) && onRequestName(wish, language) === name)
  return wish && productOfWish(wish)
}

/** The product of a line with the name in either language, or the wished one that it stands for. */
export function productNamed(
  products: readonly ListedProduct[],
  line: Category | null,
  name: string,
) {
  const wish = wishedProduct(name)
  return [...products, ...(wish ? [wish] : [])].find(
    (one) => one.category === line && (one.name === name || one.nameEn === name),
  )
}
