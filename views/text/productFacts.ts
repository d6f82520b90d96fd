import type { Bilingual, Language } from '../../src/shared/languages'
import { type ListedProduct, productName } from '../../src/shared/products'
import { formatted, lengthOf } from './figures'
import { keepTogether } from './keepTogether'

/** A product's name as it is set: no line ends between a figure and its unit. */
export function nameOf(
  product: Pick<ListedProduct, 'name' | 'nameEn'>,
  language: Language,
): string {
  return keepTogether(productName(product, language))
}

/** The pack: pieces and the weight of each, or its weight. */
function packOf({ weightG, pieces }: ListedProduct, language: Language): string | null {
  if (weightG == null) return null
  const weight = `${formatted(weightG, language)}\u00a0g`
  return pieces == null ? weight : `${pieces}\u00a0×\u00a0${weight}`
}

const wide: Bilingual<(cm: string) => string> = {
  it: (cm) => `larghezza\u00a0${cm}`,
  en: (cm) => `${cm} wide`,
}

/** The words alone: a name may say "clip-in" or "Clip in", and "180 g" does not say "80 g". */
const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `

/**
 * What a product's name does not say of it, in an order that is the same for all. The short ones
 * come first, so that a narrow column breaks before the width.
 */
export function factsOf(product: ListedProduct, language: Language): string[] {
  const { lengthCm, widthCm } = product
  const name = plain(productName(product, language))
  const { base, format } =
    language === 'en' ? { base: product.baseEn, format: product.formatEn } : product
  return [
    lengthCm && lengthOf(lengthCm, language),
    packOf(product, language),
    widthCm && wide[language](lengthOf(widthCm, language)),
    base,
    format,
  ]
    .filter((fact) => typeof fact === 'string')
    .filter((fact) => !name.includes(plain(fact)))
}
