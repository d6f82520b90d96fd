import { type Facets, hasFacets } from './catalogueFilters'
import { type Category, categories } from './categories'
import { categoryLabels } from './categoryLabels'
import { type Bilingual, type Language, languages } from './languages'
import type { ListedProduct } from './products'
import { type Shade, shadeName, shades } from './shades'

/** What the catalogue does not list and the shop makes: of a line, in a shade, a length or both. */
export interface OnRequest extends Facets {
  line: Category
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

/** The wish in the shape that the visitor's list has of a product. */
export function listedOnRequest(wish: OnRequest) {
  const name = onRequestName(wish, 'it')
  return { name, nameEn: onRequestName(wish, 'en'), category: wish.line, shade: wish.shade }
}

/** The product of a line in a shade; the shade on request where there is none. */
export function listedInShade(products: readonly ListedProduct[], line: Category, shade: Shade) {
  return (
    products.find((one) => one.category === line && one.shade === shade) ??
    listedOnRequest({ line, shade, lengthCm: null })
  )
}

/** The wish that a name in either language stands for, in that shape; undefined for other texts. */
export function wishNamed(name: string) {
  const language = languages.find((one) => name.endsWith(`(${onRequestWords[one]})`))
  if (!language) return undefined
  const length = / ([1-9]\d{0,5}) cm \(/.exec(name)?.[1]
  const lengthCm = length === undefined ? null : Number(length)
  const wishes = categories.flatMap((line) =>
    [null, ...shades].map((shade) => ({ line, shade, lengthCm })),
  )
  const wish = wishes.find((wish) => hasFacets(wish) && onRequestName(wish, language) === name)
  return wish && listedOnRequest(wish)
}

/** The product of a line with the name in either language, or the wish that the name stands for. */
export function listedNamed(
  products: readonly ListedProduct[],
  line: Category | null,
  name: string,
) {
  const wish = wishNamed(name)
  return [...products, ...(wish ? [wish] : [])].find(
    (one) => one.category === line && (one.name === name || one.nameEn === name),
  )
}
