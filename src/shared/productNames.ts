import { isPlainLine, normalise } from './text'

/**
 * The one rule for the name of a product, by which a request names it: what the catalogue holds, a request
 * may hold.
 */
export function isProductName(name: string): boolean {
  return name !== '' && isPlainLine(name) && normalise(name) === name
}
