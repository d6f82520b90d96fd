import type { Category } from '../../src/shared/categories'
import type { ListedItem } from './requestList'

/** The line that all items are of, where they are of one. */
export function lineOf([first, ...others]: readonly ListedItem[]): Category | undefined {
  return others.every(({ line }) => line === first?.line) ? first?.line : undefined
}
