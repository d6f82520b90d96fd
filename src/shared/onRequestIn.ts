import { categories } from './categories'
import { languages } from './languages'
import { listedOnRequest, type OnRequest, onRequestName, onRequestWords } from './onRequest'
import { shades } from './shades'

/** What a name in either language asks for; undefined for any other text, however alike. */
export function onRequestIn(name: string): OnRequest | undefined {
  const length = / ([1-9]\d?) cm \(/.exec(name)?.[1]
  const lengthCm = length === undefined ? null : Number(length)
  for (const language of languages) {
    if (!name.endsWith(`(${onRequestWords[language]})`)) continue
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

/** The same as the visitor's list has a product. */
export function wishNamed(name: string) {
  const wish = onRequestIn(name)
  return wish && listedOnRequest(wish)
}
