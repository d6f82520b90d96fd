import type { Category } from './categories'
import { categoryLabels } from './categoryLabels'
import type { Bilingual, Language } from './languages'
import type { ListedProduct } from './products'
import { type Shade, shadeName } from './shades'

/** What the catalogue does not list and the shop makes: of a line, in a shade, a length or both. */
export interface OnRequest {
  line: Category
  shade: Shade | null
  lengthCm: number | null
}

/** What tells such a name from a product's. */
export const onRequestWords: Bilingual<string> = { it: 'su richiesta', en: 'on request' }

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

/** The same as the visitor's list has a product. */
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
