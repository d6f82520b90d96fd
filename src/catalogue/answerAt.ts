import { apiPaths, linePath, type ReadPath } from '../shared/apiPaths'
import { categories } from '../shared/categories'
import { featuredProducts, type Product, productsOf, toListed } from '../shared/products'

/** What the API answers at an address that pages read, trimmed to what they show. */
export function answerAt(path: ReadPath, products: readonly Product[]) {
  const line = categories.find((category) => path === linePath(category))
  if (line) {
    return productsOf(products, line).map((product, place) => {
      const { description, descriptionEn } = product
      return { ...toListed(product, place), description, descriptionEn }
    })
  }
  const listed = products.map(toListed)
  return path === apiPaths.featuredProducts ? featuredProducts(listed) : listed
}
