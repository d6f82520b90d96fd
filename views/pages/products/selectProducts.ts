import type { Category } from '../../../src/shared/categories'
import type { ListedProduct } from '../../../src/shared/products'

export type Filter = 'all' | Category

/** The lines that stand at the head of every selection. */
const firstLines: readonly Category[] = ['italian-keratine-glue', 'protesi-donna']

/** The products that pass the filter, those of the first lines ahead; otherwise as they came. */
export function selectProducts(products: readonly ListedProduct[], filter: Filter) {
  const selected = products.filter(({ category }) => filter === 'all' || category === filter)
  const isFirst = ({ category }: ListedProduct) => firstLines.includes(category)
  return [...selected.filter(isFirst), ...selected.filter((product) => !isFirst(product))]
}
