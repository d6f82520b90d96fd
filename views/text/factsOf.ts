import type { Bilingual, Language } from '../../src/shared/languages'
import { type ListedProduct, productName } from '../../src/shared/products'
import { lengthOf, written } from './figures'
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
  const weight = `${written(weightG, language)}\u00a0g`
  return pieces == null ? weight : `${pieces}\u00a0×\u00a0${weight}`
}

const wide: Bilingual<(cm: string) => string> = {
  it: (cm) => `larghezza\u00a0${cm}`,
  en: (cm) => `${cm} wide`,
}

/** No line ends between its figures and their units. */
const spacedLengthOf = (cm: number, language: Language) => keepTogether(lengthOf(cm, language))

function hairLengthOf({ lengthCm }: ListedProduct, language: Language): string | null {
  return lengthCm == null ? null : spacedLengthOf(lengthCm, language)
}

function widthOf({ widthCm }: ListedProduct, language: Language): string | null {
  return widthCm == null ? null : wide[language](spacedLengthOf(widthCm, language))
}

/** What its hair is tied to. */
function baseOf({ base, baseEn }: ListedProduct, language: Language): string | null {
  return (language === 'en' ? baseEn : base) ?? null
}

/** How it comes. */
function formatOf({ format, formatEn }: ListedProduct, language: Language): string | null {
  return (language === 'en' ? formatEn : format) ?? null
}

/**
 * What tells a product from its neighbours, beside its shade; in an order that is the same for all. The
 * short ones come first, so that a narrow column breaks before the width.
 */
export function factsOf(product: ListedProduct, language: Language): string[] {
  return [
    hairLengthOf(product, language),
    packOf(product, language),
    widthOf(product, language),
    baseOf(product, language),
    formatOf(product, language),
  ].filter((fact) => fact !== null)
}
