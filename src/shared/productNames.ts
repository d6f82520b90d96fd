import { isPlainLine, normalise } from './text'

/**
 * The one rule for the name of a product, by which a request names it: what an import writes, a
 * request may hold.
 */
export function isProductName(name: string): boolean {
  return name !== '' && isPlainLine(name)
}

/** A name that was stored before there was the rule: in one line, without what has no shape. */
export function mendedProductName(name: string): string {
  const normal = normalise(name)
  if (isProductName(normal)) return normal
  const shapeless = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu
  return normalise(normal.replace(/\s+/g, ' ').replace(shapeless, ''))
}
