import { type Category, categories } from './categories'
import { categoryLabels } from './categoryLabels'
import { type Bilingual, type Language, languages } from './languages'
import { type Shade, shadeName, shades } from './shades'

/** What the catalogue does not list and the shop makes: of a line, in a shade, a length or both. */
export interface OnRequest {
  line: Category
  shade: Shade | null
  lengthCm: number | null
}

const words: Bilingual<string> = { it: 'su richiesta', en: 'on request' }

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
  return `${parts.filter(Boolean).join(', ')} (${words[language]})`
}

/** The same as the visitor's list has a product. */
export function listedOnRequest(wish: OnRequest) {
  const name = onRequestName(wish, 'it')
  return { name, nameEn: onRequestName(wish, 'en'), category: wish.line }
}

/** What a name in either language asks for; undefined for any other text, however alike. */
export function onRequestIn(name: string): OnRequest | undefined {
  const length = / ([1-9]\d?) cm \(/.exec(name)?.[1]
  const lengthCm = length === undefined ? null : Number(length)
  for (const language of languages) {
    if (!name.endsWith(`(${words[language]})`)) continue
    for (const line of categories) {
      for (const shade of [null, ...shades]) {
        const wish = { line, shade, lengthCm }
        const isWish = shade !== null || lengthCm !== null
        if (isWish && onRequestName(wish, language) === name) return wish
      }
    }
  }
  return undefined
}
