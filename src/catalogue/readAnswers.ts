import { apiPaths, type LineAnswers, linePath, type ReadAnswers } from '../shared/apiPaths'
import { categories } from '../shared/categories'
import { featuredProducts, type Product, productsOf, toListed } from '../shared/products'

/** The API's answers as pages need them: a product has only the fields that they show. */
export function readAnswers(products: readonly Product[]): ReadAnswers {
  const listed = products.map(toListed)
  const ofLines = categories.map((line) => {
    const own = productsOf(products, line).map((product) => {
      const { description, descriptionEn } = product
      return { ...toListed(product), description, descriptionEn }
    })
    return [linePath(line), own]
  })
  return {
    [apiPaths.products]: listed,
    [apiPaths.featuredProducts]: featuredProducts(listed),
    ...(Object.fromEntries(ofLines) as LineAnswers),
  }
}
