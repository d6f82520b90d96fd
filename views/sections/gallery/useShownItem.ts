import type { Category } from '../../../src/shared/categories'
import { productInShade } from '../../../src/shared/onRequest'
import { productPicture } from '../../components/productPicture'
import { useProducts } from '../../data/products'
import { shadeOfPicture } from '../../text/pictures/shadePictures'

/** What a line's picture shows that can be asked for: a product, or a shade of the chart. */
export function useShownItem(line: Category | undefined, name: string) {
  const { data, isError } = useProducts()
  // Before it is known whether a product has the shade, nothing is offered.
  if (!line || (!data && !isError)) return undefined
  const shade = shadeOfPicture(name)
  if (shade) return productInShade(data ?? [], line, shade)
  return data?.find((product) => product.category === line && productPicture(product).name === name)
}

export type ShownItem = NonNullable<ReturnType<typeof useShownItem>>
