import type { Language } from '../../src/shared/languages'
import { type ListedProduct, productName } from '../../src/shared/products'
import { shadeName } from '../../src/shared/shades'
import { written } from './figures'

/** A product's name as it is set: no line ends between a figure and its unit. */
export function nameOf(product: ListedProduct, language: Language): string {
  return productName(product, language).replace(/(\d) (?=c?m\b|g\b)/g, '$1\u00a0')
}

/** The pack: pieces and the weight of each, or its weight. */
export function packOf({ weightG, pieces }: ListedProduct, language: Language): string | null {
  if (weightG == null) return null
  const weight = `${written(weightG, language)}\u00a0g`
  return pieces == null ? weight : `${pieces} × ${weight}`
}

/** Its length, and its width where it has one. */
export function sizeOf({ lengthCm, widthCm }: ListedProduct): string | null {
  const length = lengthCm == null ? null : `${lengthCm}\u00a0cm`
  return widthCm == null ? length : `${lengthCm ?? '–'} × ${widthCm}\u00a0cm`
}

/** What its hair is tied to. */
export function baseOf({ base, baseEn }: ListedProduct, language: Language): string | null {
  return (language === 'en' ? baseEn : base) ?? null
}

/** How it comes. */
export function formatOf({ format, formatEn }: ListedProduct, language: Language): string | null {
  return (language === 'en' ? formatEn : format) ?? null
}

/** What tells a product from its neighbours, beside its shade; in an order that is the same for all. */
export function factsOf(product: ListedProduct, language: Language): string[] {
  const facts = [sizeOf(product), packOf(product, language)]
  return [...facts, baseOf(product, language), formatOf(product, language)].filter(
    (fact) => fact !== null,
  )
}

/** The name of a product's shade, where it has one. */
export function shadeNameOf({ shade }: ListedProduct, language: Language): string | null {
  return shade == null ? null : shadeName(shade, language)
}
